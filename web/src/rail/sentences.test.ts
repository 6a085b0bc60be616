import { expect, test } from 'vitest'
import { emptyBoard, type Board, type GameEvent } from '../game/board'
import { lineOf } from '../game/chronicle'
import { follow } from '../game/follow'
import type { TableView } from '../kit/messages'
import { plain } from './sentences'
import { reasons } from './why'

const TABLE = {
  id: 't', code: 'CODE', status: 'playing', settings: {}, hash: '', made: 0,
  seats: [{ family: 'R', name: 'Marek' }, { family: 'B', name: '' }],
} as TableView

const EVENTS: GameEvent[] = [
  { what: 'dealt', seat: 'R', cards: 7 },
  { what: 'dealt', seat: 'B', cards: 7, hand: ['spy', 'heir'], aside: [] },
  { what: 'round', seat: 'R', number: 1, why: 'round.start' },
  { what: 'placed', seat: 'R', card: 1, where: 'first', why: 'placement' },
  { what: 'placed', seat: 'B', card: 2, kind: 'spy', where: 'last', why: 'placement' },
  { what: 'acts', seat: 'R', card: 1, number: 1, why: 'activation' },
  { what: 'tokens', seat: 'R', card: 1, number: 1, why: 'activation.keep' },
  { what: 'acts', seat: 'B', card: 2, number: 2, why: 'activation' },
  { what: 'revealed', seat: 'B', card: 2, kind: 'spy', why: 'activation.reveal' },
  { what: 'robbed', seat: 'R', card: 2, kind: 'spy', number: 1, why: 'spy.takes' },
]

function lines(): NonNullable<ReturnType<typeof lineOf>>[] {
  let board: Board = emptyBoard(['R', 'B'], 10)
  return EVENTS.flatMap((event) => {
    const before = board
    board = follow(before, event)
    return lineOf(event, before, board) ?? []
  })
}

test('a game as plain sentences: people by name, empty seats by colour, closed cards only by their place', () => {
  expect(lines().map((line) => plain(line, TABLE))).toEqual([
    'Round 1: Marek first.',
    "Marek places Marek's closed card first in the row.",
    "Blue places Blue's Spy last in the row.",
    "Marek's closed card at 1 stays closed and gathers a token (1 on it).",
    "Blue's Spy at 2 is revealed.",
    "Blue's Spy at 2 takes 1 from Marek.",
  ])
})

test('the reasons: the part of the rules, and the rule of the card that did it', () => {
  const [round, laid, mine, kept, revealed, robbed] = lines().map((line) => reasons(line).map((reason) => reason.text.slice(0, 13)))
  expect(round).toEqual([])
  expect(laid).toEqual(['Placement: in'])
  expect(mine, 'laying a card is not its ability').toEqual(['Placement: in'])
  expect(kept).toEqual(['Activation: f'])
  expect(revealed).toEqual(['Activation: f', 'Picks a card '])
  expect(robbed).toEqual(['Picks a card '])
})

test('an elimination is told by its own rule and by that of the card that acted, not by the victim\'s', () => {
  const acting = { handle: 2, family: 'B' as const, kind: 'soldier', position: 0 }
  const card = { handle: 1, family: 'R' as const, kind: 'heir', position: 1 }
  expect(reasons({ why: 'elimination', values: { acting, card } }).map((reason) => reason.kind)).toEqual(['', 'soldier'])
})
