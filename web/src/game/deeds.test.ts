import { expect, it } from 'vitest'
import { emptyBoard } from './board'
import { deedsOf, sinceLastDeed } from './deeds'
import type { GameEvent } from './events'
import { knowing, knownFrom } from './playback.svelte'

const HAND = ['lord', 'archer', 'ambush', 'heir']

/** Red has a Lord at 1, an Ambush at 3 and a closed Heir at 4; Blue's Archer lies at 2. */
const BEGINNING: GameEvent[] = [
  { what: 'dealt', family: 'R', hand: HAND, aside: [], why: 'set-up' },
  { what: 'dealt', family: 'B', hand: [null, null], aside: [], why: 'set-up' },
  { what: 'round-started', round: 1, first: 'R', why: 'round.start' },
  { what: 'placed', family: 'R', card: 1, kind: 'lord', where: 'first', covers: 0, why: 'placement' },
  { what: 'placed', family: 'B', card: 2, kind: null, where: 'last', covers: 0, why: 'placement' },
  { what: 'placed', family: 'R', card: 3, kind: 'ambush', where: 'last', covers: 0, why: 'placement' },
  { what: 'placed', family: 'R', card: 4, kind: 'heir', where: 'last', covers: 0, why: 'placement' },
  { what: 'acts', family: 'R', card: 1, position: 1, why: 'activation' },
  { what: 'kept', family: 'R', card: 1, tokens: 1, why: 'activation.keep' },
  { what: 'acts', family: 'B', card: 2, position: 2, why: 'activation' },
  { what: 'revealed', family: 'B', card: 2, kind: 'archer', why: 'activation.reveal' },
]

function since(...more: GameEvent[]): string[] {
  const { lines } = [...BEGINNING, ...more].reduce(knowing, knownFrom(emptyBoard(['R', 'B'], 10)))
  return sinceLastDeed('R', lines).map((line) => line.what)
}

const ELIMINATED: GameEvent = { what: 'eliminated', family: 'R', card: 1, kind: 'lord', by: 2, why: 'elimination' }

it('tells what others did to my cards and my influence', () => {
  expect(since()).toEqual([])
  expect(since(
    ELIMINATED,
    { what: 'gained', family: 'B', card: 2, kind: 'archer', amount: 1, why: 'elimination.reward' },
    { what: 'robbed', family: 'B', card: 2, kind: 'spy', victim: 'R', target: 4, amount: 1, why: 'spy.takes' },
    { what: 'moved', family: 'R', card: 4, by: 2, position: 1, why: 'royal-decree.moved' },
    { what: 'tokens-lost', family: 'R', card: 4, by: 2, lost: 1, tokens: 0, why: 'extortion.thrown-away' },
    { what: 'eliminated', family: 'R', card: 3, kind: 'ambush', by: 2, why: 'elimination' },
    { what: 'reacted', family: 'R', card: 3, kind: 'ambush', against: 2, amount: 4, why: 'ambush.eliminated' },
    { what: 'discarded', family: 'B', card: 2, kind: 'archer', why: 'ambush.attacker' },
  )).toEqual(['eliminated', 'robbed', 'moved', 'tokens-lost', 'eliminated', 'reacted'])
})

it('tells that my card ran into an Ambush, but not that it has done its work', () => {
  expect(since({ what: 'discarded', family: 'R', card: 4, kind: 'heir', why: 'ambush.attacker' })).toEqual(['discarded'])
  expect(since({ what: 'discarded', family: 'R', card: 4, kind: 'conspiracy', why: 'conspiracy.discard' })).toEqual([])
})

it('begins anew when I decide', () => {
  expect(since(ELIMINATED, { what: 'kept', family: 'R', card: 3, tokens: 1, why: 'activation.keep' })).toEqual([])
  const { lines } = BEGINNING.reduce(knowing, knownFrom(emptyBoard(['R', 'B'], 10)))
  expect(deedsOf('B', lines).map((line) => line.what)).toEqual(['placed', 'revealed'])
})
