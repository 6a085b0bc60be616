/** What is told of a puzzle once it is answered, and which one comes next. */

import type { Decision, OwnPuzzle } from '../kit/messages'
import { gamesIn } from '../review/standing'

/** How many of a hundred games the best action wins, and how many the next best. */
export function leadOf({ actions }: Decision): { wins: number, next: number } {
  const [best, next] = actions
  return { wins: gamesIn(best?.win_chance ?? 0), next: gamesIn(next?.win_chance ?? 0) }
}

/** One of mine that I have not tried. */
export function nextOf(own: readonly OwnPuzzle[], id: string): string | undefined {
  return own.find((other) => other.right === null && other.id !== id)?.id
}
