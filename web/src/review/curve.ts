/** Win chances over a game, and the decisions that gave something away. */

import type { Decision } from '../kit/messages'

export type Named = Exclude<Decision['verdict'], 'none'>

/** After so many actions. */
export interface Point {
  step: number
  chance: number
}

export interface Mark extends Point {
  seat: string
  verdict: Named
}

/** As players of chess write them. */
export const SIGNS: Record<Named, string> = { inaccuracy: '?!', mistake: '?', blunder: '??' }

/**
 * A family's win chance at each of its decisions and after it, and in the end its result. What moves it
 * between two decisions is luck; what lowers it at one is a loss.
 */
export function pointsOf(decisions: readonly Decision[], family: string, end?: Point): Point[] {
  const own = decisions.filter(({ seat }) => seat === family)
  const points = own.flatMap(({ number, win_chance: chance, loss }) => [{ step: number - 1, chance }, { step: number, chance: chance - loss }])
  return end && points.length ? [...points, end] : points
}

export function marksOf(decisions: readonly Decision[], families: readonly string[]): Mark[] {
  return decisions.flatMap(({ number, seat, verdict, win_chance: chance }) =>
    verdict !== 'none' && families.includes(seat) ? [{ step: number - 1, chance, seat, verdict }] : [])
}
