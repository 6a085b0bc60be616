/** How the actions of a decision stand to each other, as far as their chances tell them apart. */

import type { Decision, Option } from '../kit/messages'

/** Two standard errors on either side, within what a chance can be. */
export function intervalOf(chance: number, error: number): [number, number] {
  return [Math.max(0, chance - 2 * error), Math.min(1, chance + 2 * error)]
}

/** By what is shown of them. The best one and the one taken were measured again, so the best need not have the largest figure. */
export function ranked({ actions, best }: Decision): Option[] {
  return [...actions].sort((one, other) => other.win_chance - one.win_chance || Number(other.action === best) - Number(one.action === best))
}

/** The best action and all that cannot be told from it. What is proved to win can be told from all else. */
export function topOf({ actions, action: taken, best, loss }: Decision): string[] {
  const first = actions.find(({ action }) => action === best)
  const played = actions.find(({ action }) => action === taken)
  if (!first) return []
  return actions.filter((option) => {
    if (option.action === best || first.proved) return option.action === best || option.proved
    if (option.action === taken) return loss === 0
    // what was played lost something, so whatever is not above it did too
    if (played && loss > 0 && option.win_chance <= played.win_chance) return false
    return first.win_chance - option.win_chance <= 2 * Math.hypot(first.error, option.error)
  }).map(({ action }) => action)
}

/** Of a hundred games. */
export const gamesIn = (share: number): number => Math.round(100 * share)
