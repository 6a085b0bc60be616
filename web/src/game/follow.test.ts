// What the page derives from the events must match what the server knows: random games of all sets, as every viewer sees them.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { emptyBoard, topAt, type Board, type Card, type Family } from './board'
import { lineOf } from './chronicle'
import type { TableEvent } from './events'
import { follow, isOnBoard } from './follow'
import { parts } from '../kit/texts'

interface Position {
  round: number
  phase: string
  first: string
  row: string[]
  order?: string[]
  older?: string[]
  influence: Record<string, number>
  hands: Record<string, string[]>
  aside: Record<string, string[]>
  discard: Record<string, string[]>
  reserve: Record<string, string[]>
  known?: Record<string, string[]>
}

interface Stream {
  game: number
  viewer: number
  families: Family[]
  kinds: number
  steps: { events: TableEvent[], position: Position }[]
}

const root = fileURLToPath(new URL('../../..', import.meta.url))
const games = process.env['ORIFLAMME_TEST_SIZE'] === 'long' ? 180 : 18
const printed = execFileSync(`${root}/.venv/bin/python`, ['-m', 'tests.helpers.streams', String(games)], { cwd: root, maxBuffer: 1 << 30 })
const streams = printed.toString().trim().split('\n').map((line) => JSON.parse(line) as Stream)

/** A card in the notation. */
function cardText(card: Card): string {
  return [
    card.family, card.open ? '!' : '?', card.kind ?? '_', card.tokens ? `+${card.tokens}` : '', card.verdicts ? `^${card.verdicts}` : '',
    card.known && !card.open ? '*' : '', card.asleep ? '~' : '',
  ].join('')
}

function piles(board: Board, pile: (seat: Board['seats'][number]) => string[]): Record<string, string[]> {
  return Object.fromEntries(board.seats.map((seat) => [seat.family, pile(seat).sort()] as const).filter(([, cards]) => cards.length > 0))
}

function sorted(told: Record<string, string[]> | undefined): Record<string, string[]> {
  return Object.fromEntries(Object.entries(told ?? {}).map(([family, cards]) => [family, [...cards].sort()]))
}

const names = (cards: readonly (string | null)[]): string[] => cards.map((card) => card ?? '_')

function facts(board: Board): object {
  return {
    round: board.round, phase: board.phase, first: board.first,
    row: board.row.map((stack) => stack.map(cardText).join('/')),
    influence: Object.fromEntries(board.seats.map((seat) => [seat.family, seat.influence])),
    hands: piles(board, (seat) => names(seat.hand)),
    aside: piles(board, (seat) => names(seat.aside)),
    discard: piles(board, (seat) => [...seat.discard]),
    reserve: piles(board, (seat) => seat.reserve.map((card) => card.kind + (card.tokens ? `+${card.tokens}` : ''))),
    known: piles(board, (seat) => [...seat.back]),
    older: board.row.flatMap((stack, index) => stack.flatMap((card, depth) =>
      card.unlike.map((kind) => `${kind}@${index + 1}${depth ? `/${depth + 1}` : ''}`))).sort(),
  }
}

function told(position: Position, board: Board): object {
  return {
    // a spectator's or player's view has no phase of its own between two cards; the first card of a round begins it
    round: position.round, phase: position.phase, first: board.phase === 'over' ? board.first : position.first,
    row: position.row, influence: position.influence,
    hands: sorted(position.hands), aside: sorted(position.aside), discard: sorted(position.discard), reserve: sorted(position.reserve),
    known: sorted(position.known), older: [...(position.older ?? [])].sort(),
  }
}

describe.each(['base', 'alliance', 'mixed'].map((set, index) => [set, index] as const))('%s', (_set, index) => {
  const mine = streams.filter((stream) => Math.floor(stream.game / 3) % 3 === index)

  test('the events alone lead to every position', () => {
    expect(mine.length).toBeGreaterThan(0)
    for (const stream of mine) {
      let board = emptyBoard(stream.families, stream.kinds)
      for (const [number, step] of stream.steps.entries()) {
        board = step.events.filter(isOnBoard).reduce(follow, board)
        expect(facts(board), `game ${stream.game}, viewer ${stream.viewer}, step ${number}`).toEqual(told(step.position, board))
        if (step.position.order) {
          expect(board.row.map((stack) => stack.map((card) => card.handle).join('/'))).toEqual(step.position.order)
        }
      }
    }
  })

  test('the card that is about to be moved is the one that was chosen, until its place is', () => {
    for (const stream of mine) {
      let board = emptyBoard(stream.families, stream.kinds)
      let chosen = 0
      for (const event of stream.steps.flatMap((step) => step.events).filter(isOnBoard)) {
        board = follow(board, event)
        if (event.what === 'chose') chosen = event.target
        const moving = event.what === 'asked' && event.question === 'gap'
        if (moving || board.moving) expect(topAt(board, board.moving)?.handle).toBe(chosen)
        if (!moving) expect(board.moving).toBe(0)
      }
    }
  })

  test('every event that has a sentence gets a whole one', () => {
    for (const stream of mine) {
      let board = emptyBoard(stream.families, stream.kinds)
      for (const event of stream.steps.flatMap((step) => step.events).filter(isOnBoard)) {
        const before = board
        board = follow(before, event)
        const line = lineOf(event, before, board)
        if (line) expect(parts(line.key, line.values).length).toBeGreaterThan(0)
      }
    }
  })
})
