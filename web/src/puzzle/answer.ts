/** What is told of a puzzle once it is answered, and which one comes next. */

import type { Decision, OwnPuzzle } from '../kit/messages'
import { pointsIn } from '../review/sentences'

/** How far the best action is ahead of the next best, in points. */
export function leadOf({ actions }: Decision): number {
  const [best, next] = actions
  return best && next ? Math.max(1, pointsIn(best.win_chance - next.win_chance)) : 0
}

/** One of mine that I have not tried. */
export function nextOf(own: readonly OwnPuzzle[], id: string): string | undefined {
  return own.find((other) => other.right === null && other.id !== id)?.id
}
