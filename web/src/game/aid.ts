/** What a closed card could be, from what is open to everybody: nothing that could not be noted on paper. */

import { seatOf, type Board, type Card, type Kind } from './board'

export interface Possible {
  /** Kinds of its family that nobody has seen elsewhere. */
  could: Kind[]
  /** Kinds it cannot be. */
  cannot: Kind[]
}

/** Each family has each kind in play once, so a card is none of the kinds of its family that are seen elsewhere. */
export function possible(board: Board, card: Card, kinds: readonly Kind[]): Possible {
  const seen = new Set(card.unlike)
  const seat = seatOf(board, card.family)
  for (const kind of seat?.discard ?? []) seen.add(kind)
  for (const { kind } of seat?.reserve ?? []) seen.add(kind)
  for (const other of board.row.flat()) {
    // the owner knows a closed card too, but that is not visible to everybody
    const everybody = other.open || other.known
    if (other.family === card.family && other.handle !== card.handle && other.kind && everybody) seen.add(other.kind)
  }
  return { could: kinds.filter((kind) => !seen.has(kind)), cannot: kinds.filter((kind) => seen.has(kind)) }
}
