import { expect, test } from 'vitest'
import { emptyBoard, type Board } from '../game/board'
import { lineOf } from '../game/chronicle'
import type { GameEvent } from '../game/events'
import { follow } from '../game/follow'
import type { TableView } from '../kit/messages'
import { headline, plain } from '../board/sentences'
import { reasons } from './why'

const TABLE = {
  id: 't', code: 'CODE', status: 'playing', settings: {}, hash: '', made: 0,
  seats: [{ family: 'R', name: 'Marek' }, { family: 'B', name: '' }],
} as TableView

const HAND = Array<null>(7).fill(null)
const EVENTS: GameEvent[] = [
  { what: 'dealt', family: 'R', hand: HAND, aside: [], why: 'set-up' },
  { what: 'dealt', family: 'B', hand: ['spy', 'informer', 'heir'], aside: [], why: 'set-up' },
  { what: 'round-started', round: 1, first: 'R', why: 'round.start' },
  { what: 'placed', family: 'R', card: 1, kind: null, where: 'first', covers: 0, why: 'placement' },
  { what: 'placed', family: 'B', card: 2, kind: 'spy', where: 'last', covers: 0, why: 'placement' },
  { what: 'acts', family: 'R', card: 1, position: 1, why: 'activation' },
  { what: 'kept', family: 'R', card: 1, tokens: 1, why: 'activation.keep' },
  { what: 'acts', family: 'B', card: 2, position: 2, why: 'activation' },
  { what: 'revealed', family: 'B', card: 2, kind: 'spy', why: 'activation.reveal' },
  { what: 'chose', family: 'B', card: 2, choice: 'target', target: 1, gap: null, why: 'choice' },
  { what: 'robbed', family: 'B', card: 2, kind: 'spy', victim: 'R', target: 1, amount: 1, why: 'spy.takes' },
]

function lines(events = EVENTS): NonNullable<ReturnType<typeof lineOf>>[] {
  let board: Board = emptyBoard(['R', 'B'], 10)
  return events.flatMap((event) => {
    const before = board
    board = follow(before, event)
    return lineOf(event, before, board) ?? []
  })
}

/** The last sentences of a game in which this happens as well. */
function told(...events: GameEvent[]): string[] {
  return lines([...EVENTS, ...events]).slice(-events.length).map((line) => plain(line, TABLE))
}

test('a game as plain sentences: people by name, empty seats by colour, closed cards only by their place', () => {
  expect(lines().map((line) => plain(line, TABLE))).toEqual([
    'Round I: Marek goes first.',
    'Marek places a card first in the row.',
    'Blue places the Spy last in the row.',
    'Marek’s closed card at 1 stays closed and gets a token (1 on it).',
    'Blue’s Spy at 2 is revealed.',
    'Blue’s Spy at 2 takes 1 from Marek.',
  ])
})

test('tokens: collected for as much or for something else, given and lost', () => {
  const spy = { family: 'B', card: 2, kind: 'spy' } as const
  const closed = { family: 'R', card: 1 } as const
  expect(told(
    { what: 'tokens-collected', ...spy, collected: 3, amount: 3, why: 'reveal.tokens' },
    { what: 'tokens-collected', ...spy, collected: 3, amount: 6, why: 'conspiracy.twice' },
    { what: 'tokens-given', ...closed, by: 2, given: 2, tokens: 3, why: 'diplomat.gift' },
    { what: 'tokens-lost', ...closed, by: 7, lost: 1, tokens: 2, why: 'extortion.thrown-away' },
  )).toEqual([
    'The tokens on Blue’s Spy are collected: 3 (Blue: 5).',
    'The tokens on Blue’s Spy are collected: 3, worth 6 (Blue: 11).',
    'Blue’s Spy puts 2 tokens on Marek’s closed card at 1.',
    'Marek’s closed card at 1 loses a token.',
  ])
})

test('a second gain says what it is for', () => {
  const deserter = { family: 'B', card: 2, kind: 'deserter', amount: 1 } as const
  const [first, second] = told({ what: 'gained', ...deserter, why: 'elimination.reward' }, { what: 'gained', ...deserter, why: 'deserter.character' })
  expect(first).toMatch(/ gains 1 \(/)
  expect(second).toMatch(/ gains 1 more for a character \(/)
})

test('what came to nothing, what struck back and what was swapped', () => {
  const spy = { family: 'B', card: 2, kind: 'spy' } as const
  expect(told(
    { what: 'robbed', ...spy, victim: 'R', target: 1, amount: 0, why: 'spy.takes' },
    { what: 'no-effect', ...spy, kind: 'heir', why: 'heir.alone' },
    { what: 'no-effect', ...spy, why: 'order.no-target' },
    { what: 'no-effect', ...spy, why: 'herald.unheard-of' },
    { what: 'eliminated', family: 'R', card: 1, kind: 'ambush', by: 2, why: 'elimination' },
    { what: 'reacted', family: 'R', card: 1, kind: 'ambush', against: 2, amount: 4, why: 'ambush.eliminated' },
    { what: 'swapped', ...spy, laid: 3, laid_kind: 'heir', why: 'informer.swap' },
    { what: 'eliminated', family: 'B', card: 3, kind: 'heir', by: 3, why: 'elimination' },
  )).toEqual([
    'Blue’s Spy at 2 finds nothing to take from Marek’s closed card at 1.',
    'Blue’s Spy at 2 gives nothing: another Heir lies open.',
    'Blue’s Spy at 2 gives nothing: there’s no card it could choose.',
    'Blue’s Spy at 2 has no effect.',
    'Blue’s Spy eliminates Marek’s Ambush at 1.',
    'Marek’s Ambush strikes back and gains 4 (Marek: 4).',
    'Blue’s Spy at 1 goes back to the hand; the Heir takes its place and doesn’t act until next round.',
    'Blue eliminates the Heir at 1.',
  ])
})

test('the reasons: the part of the rules, and the rule of the card that did it', () => {
  const [round, laid, mine, kept, revealed, robbed] = lines().map((line) => reasons(line).map((reason) => reason.text.slice(0, 13)))
  expect(round).toEqual([])
  expect(laid).toEqual(['Placement: cl'])
  expect(mine, 'placing a card is not its ability').toEqual(['Placement: cl'])
  expect(kept).toEqual(['Activation: f'])
  expect(revealed).toEqual(['Activation: f', 'Chooses a car'])
  expect(robbed).toEqual(['Chooses a car'])
})

test('what is done to a card, and what it does as all do, is not told by its own rule', () => {
  const spy = { family: 'B', card: 2 } as const
  const why = lines([
    ...EVENTS.slice(0, 9),
    { what: 'tokens-collected', ...spy, kind: 'spy', collected: 2, amount: 2, why: 'reveal.tokens' },
    { what: 'tokens-collected', ...spy, kind: 'spy', collected: 2, amount: 4, why: 'conspiracy.twice' },
    { what: 'verdict-put', ...spy, by: 9, verdicts: 1, why: 'judge.verdict' },
    { what: 'tokens-lost', ...spy, by: 9, lost: 1, tokens: 0, why: 'extortion.thrown-away' },
    { what: 'no-effect', ...spy, kind: 'heir', why: 'heir.alone' },
  ]).slice(-5).map((line) => reasons(line).map((reason) => reason.kind))
  expect(why).toEqual([[''], ['conspiracy'], ['judge'], ['extortion'], ['heir', 'spy']])
})

test('an elimination is told by its own rule and by that of the card that acted, not by the victim\'s', () => {
  const acting = { handle: 2, family: 'B' as const, kind: 'soldier', position: 0 }
  const card = { handle: 1, family: 'R' as const, kind: 'heir', position: 1 }
  expect(reasons({ what: 'eliminated', why: 'elimination', values: { acting, card } }).map((reason) => reason.kind)).toEqual(['', 'soldier'])
})

test('what has just happened is who did what to whom, not what it earned', () => {
  const archer = { family: 'B', card: 2 } as const
  const told = lines([
    ...EVENTS,
    { what: 'eliminated', family: 'R', card: 1, kind: 'lord', by: 2, why: 'elimination' },
    { what: 'gained', ...archer, kind: 'spy', amount: 1, why: 'elimination.reward' },
  ]).map((line, number) => ({ ...line, number }))
  const last = headline(told)
  expect(last && plain(last, TABLE)).toBe('Blue’s Spy eliminates Marek’s Lord at 1.')
  expect(headline(told.slice(0, 4))?.what, 'of another card nothing is told').toBe('kept')
  expect(headline([])).toBeUndefined()
})
