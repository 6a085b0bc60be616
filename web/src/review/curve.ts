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

export interface Spot {
  x: number
  y: number
}

/**
 * Spots from left to right, as squares of this width, none on another if there is room: whoever comes later moves up or
 * down, no farther than it must.
 */
export function spread<T extends Spot>(spots: readonly T[], width: number, top: number, bottom: number): T[] {
  const taken: T[] = []
  for (const spot of spots) {
    const beside = taken.filter(({ x }) => Math.abs(x - spot.x) < width)
    const room = (y: number): number => Math.min(width, ...beside.map((other) => Math.abs(other.y - y)))
    const free = beside.flatMap(({ y }) => [y - width, y + width]).filter((y) => y >= top && y <= bottom)
    const y = [spot.y, ...free, top, bottom].reduce((one, other) => {
      const more = room(other) - room(one)
      return more > 0 || (more === 0 && Math.abs(other - spot.y) < Math.abs(one - spot.y)) ? other : one
    })
    taken.push({ ...spot, y })
  }
  return taken
}
