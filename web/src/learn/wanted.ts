/** What the herald points at: the next thing to touch on the way to what the step asks for. */

import type { Option, Touched } from '../game/options'

/** What is spoken of where nothing is to be done. */
export const SPOKEN_OF: Record<string, string> = { hand: '.handbox', aside: '.me .pile' }

/** Whether something has been touched that leads elsewhere. */
export function isAstray(option: Option, touched: Touched): boolean {
  return (['verb', 'kind', 'spot'] as const).some((key) => touched[key] !== undefined && touched[key] !== option[key])
}

export function wantedOf(option: Option, touched: Touched, words: readonly string[]): string {
  if (words.length > 1 && touched.verb !== option.verb) return `[data-verb="${option.verb}"]`
  if (option.kind !== undefined && touched.kind !== option.kind) return `[data-hand="${option.kind}"]`
  if (option.spot !== undefined && touched.spot !== option.spot) return `[data-spot="${option.spot}"]`
  return '[data-part="confirm"]'
}
