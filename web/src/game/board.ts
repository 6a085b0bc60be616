/** What a viewer knows of a game: facts received, no rules. Values are never changed in place. */

import { GAME } from '../kit/game'
import type * as told from '../kit/messages'
import type { Told } from './events'

export type Family = told.Letter

/** The name of a kind of card as the server writes it: `royal-decree`. */
export type Kind = string

/** A card that only its owner may know is null. */
export type Hidden = Kind | null

export type Card = Told<told.BoardCard>

/** From the top card to the lowest. */
export type Stack = readonly Card[]

export type Seat = Told<told.BoardSeat>

/** Before the deal nobody is first. */
export type Board = Told<Omit<told.Board, 'first'> & { first: told.LetterOrNone }>

/** A table before the deal, with this many kinds of cards in play. */
export function emptyBoard(families: readonly Family[], kinds: number): Board {
  const seats = families.map((family) => ({
    family, influence: GAME.influence, hand: [], aside: Array<null>(kinds).fill(null), discard: [], reserve: [], back: [],
  }))
  return { seats, row: [], round: 0, phase: 'placement', first: '', acting: 0, doing: null, moving: 0, history: [] }
}

export function seatOf(board: Board, family: string): Seat | undefined {
  return board.seats.find((seat) => seat.family === family)
}

/** The cards of the row, covered ones too, by their handles. */
export function handlesIn(board: Board): Set<number> {
  return new Set(board.row.flat().map((card) => card.handle))
}

/** Where a card lies, from 1, and how deep, from 0; undefined once it has left the row. */
export function placeOf(board: Board, handle: number): { position: number, depth: number, card: Card } | undefined {
  for (const [index, stack] of board.row.entries()) {
    const depth = stack.findIndex((card) => card.handle === handle)
    const card = stack[depth]
    if (card) return { position: index + 1, depth, card }
  }
  return undefined
}

/** Whose card of this kind lies in the row, as far as is known; that of the acting card before others. */
export function ownerOf(board: Board, kind: Kind): Family | undefined {
  const lying = board.row.flat().filter((card) => card.kind === kind)
  return (lying.find((card) => card.handle === board.acting) ?? lying[0])?.family
}

export function topAt(board: Board, position: number): Card | undefined {
  return board.row[position - 1]?.[0]
}
