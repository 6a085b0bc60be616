/** How far a row is scrolled so that as much as possible of what can be chosen is in sight. */

/** Something of the row, from edge to edge. */
export interface Span { left: number, right: number }

export interface Choosable extends Span { others: boolean }

/** Room for the frame around a card. */
const FRAME = 9

/** Other families' cards count first, then all that can be chosen; of the places that are alike, the nearest to `wanted`.
 *  @param most How far the row can be scrolled. */
export function bestSight(spots: readonly Choosable[], view: number, most: number, wanted: number): number {
  const within = (left: number): number => Math.max(0, Math.min(left, most))
  const seen = (left: number): Choosable[] => spots.filter((spot) => spot.left >= left && spot.right <= left + view)
  const edges = spots.flatMap(({ left, right }) => [left - FRAME, right + FRAME - view])
  const worth = (left: number): [others: number, all: number, near: number] => {
    const there = seen(left)
    return [there.filter(({ others }) => others).length, there.length, -Math.abs(left - wanted)]
  }
  const better = (one: readonly number[], other: readonly number[]): boolean => {
    const at = one.findIndex((value, index) => value !== other[index])
    return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0)
  }
  return [wanted, ...edges].map(within).reduce((best, left) => better(worth(left), worth(best)) ? left : best)
}
