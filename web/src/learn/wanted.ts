/** What the herald points at: the next thing to touch on the way to what the step asks for. */

import type { Option, Touched } from '../game/options'

/** Whether something has been touched that leads elsewhere. */
export function isAstray(option: Option, touched: Touched): boolean {
  return (['verb', 'hand', 'spot'] as const).some((key) => touched[key] !== undefined && touched[key] !== option[key])
}

export function wantedOf(option: Option, touched: Touched, words: readonly string[]): string {
  const bare = option.hand === undefined && option.spot === undefined
  const word = words.length > 1 ? words.indexOf(option.verb) + 1 : 0
  if (word && (bare || touched.verb !== option.verb)) return `.acts .choice:nth-of-type(${word})`
  if (option.hand !== undefined && touched.hand !== option.hand) return `.held[data-hand="${option.hand}"]`
  if (option.spot !== undefined && touched.spot !== option.spot) return `.row [data-spot="${option.spot}"]`
  return '.acts .sure'
}
