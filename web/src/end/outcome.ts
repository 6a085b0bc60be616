/** How a game ended: who won, why, and who came where. */

import { LETTERS, type Letter } from '../kit/cards'
import type { ResultView } from '../kit/messages'
import type { Board } from '../game/board'

export interface Place {
  family: Letter
  /** From 1; who shares a place has the same number. */
  place: number
  influence: number
  /** Cards on top in the row, which decide a tie. */
  tops: number
}

export interface Outcome {
  places: Place[]
  winners: Letter[]
  /** Those with the most influence: more than one, and the row had to decide. */
  tied: Letter[]
  decided: 'influence' | 'row' | 'shared'
}

export function outcomeOf(result: ResultView, board: Board): Outcome {
  const families = LETTERS.filter((family) => family in result.influence)
  const tops = (family: Letter): number => board.row.filter((stack) => stack[0]?.family === family).length
  const scores = families.map((family) => ({ family, influence: result.influence[family] ?? 0, tops: tops(family) }))
  const places = scores
    .map((score) => ({ ...score, place: 1 + scores.filter((other) => better(other, score)).length }))
    .sort((one, other) => one.place - other.place)
  const most = Math.max(...scores.map(({ influence }) => influence))
  const winners = families.filter((family) => result.winners.includes(family))
  const tied = families.filter((family) => result.influence[family] === most)
  const decided = winners.length > 1 ? 'shared' : tied.length > 1 ? 'row' : 'influence'
  return { places, winners, tied, decided }
}

function better(one: Omit<Place, 'place'>, other: Omit<Place, 'place'>): boolean {
  return one.influence > other.influence || (one.influence === other.influence && one.tops > other.tops)
}
