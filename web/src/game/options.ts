/** The legal actions of a decision, split into what a person touches: words, hand cards, places of the row. */

import type { Offer } from '../kit/messages'

export interface Option {
  /** As the server writes it, and as it is sent back. */
  action: string
  /** `place`, `keep`, `reveal`, `target`, `gap`, `report`, `swap`, `confer`, `withdraw`, `verdict`, `eliminate` */
  verb: string
  /** The hand card it needs. */
  kind?: string | undefined
  /** The place of the row it needs, in its own words: `first`, `last`, `on 3`; `3`, a stack; `gap 2`. */
  spot?: string | undefined
  offer: Offer
}

/** What has been touched so far. */
export interface Touched {
  verb?: string | undefined
  kind?: string | undefined
  spot?: string | undefined
}

/** The names that actions use for the stack at a position. */
export function stackSpots(position: number): string[] {
  return [`on ${position}`, String(position)]
}

/** The names that actions use for the gap after this many stacks, in a row of this many. */
export function gapSpots(gap: number, length: number): string[] {
  return [...(gap === 0 ? ['first'] : []), ...(gap === length ? ['last'] : []), `gap ${gap}`]
}

/** The position of the stack that has this name. */
export function positionAt(spot: string): number {
  return Number(spot.split(' ').at(-1))
}

export function optionsOf(legal: readonly Offer[]): Option[] {
  return legal.map((offer) => ({ action: offer.action, offer, ...partsOf(offer.action) }))
}

function partsOf(action: string): Touched & { verb: string } {
  const [verb = '', ...rest] = action.split(' ')
  if (verb === 'place') return { verb, kind: rest[0], spot: rest.slice(1).join(' ') }
  if (verb === 'swap') return { verb, kind: rest[0] }
  if (verb === 'gap') return { verb, spot: action }
  return rest[0] ? { verb, spot: rest[0] } : { verb }
}

/** The options that are still possible after what was touched. */
export function remaining(options: readonly Option[], touched: Touched): Option[] {
  return options.filter((option) =>
    (!touched.verb || touched.verb === option.verb) &&
    (!touched.kind || touched.kind === option.kind) &&
    (!touched.spot || touched.spot === option.spot))
}

/** The one option all of whose parts have been touched, if there is one. A lone word needs no touch. */
export function marked(options: readonly Option[], touched: Touched): Option | undefined {
  const words = wordsOf(options)
  const left = remaining(options, touched).filter((option) =>
    option.kind === touched.kind && option.spot === touched.spot && (words.length < 2 || touched.verb === option.verb || option.kind !== undefined || option.spot !== undefined))
  return left.length === 1 ? left[0] : undefined
}

/** The words to choose from; fewer than two are not a choice. */
export function wordsOf(options: readonly Option[]): string[] {
  return [...new Set(options.map((option) => option.verb))]
}

/** Hand cards that can be touched now. */
export function litHand(options: readonly Option[], touched: Touched): Set<string> {
  return new Set(remaining(options, { verb: touched.verb }).flatMap((option) => option.kind ?? []))
}

/** Places that can be touched now. If there are words to choose from, or a hand card has to be placed, only after that
 *  has been chosen. */
export function litSpots(options: readonly Option[], touched: Touched): Set<string> {
  if (!touched.verb && wordsOf(options).length > 1) return new Set()
  const left = remaining(options, { verb: touched.verb, kind: touched.kind })
  return new Set(left.flatMap((option) => (option.kind && !touched.kind ? [] : option.spot ?? [])))
}

/** The state after one more touch. What does not fit it is dropped; the same touch again is undone. */
export function touch(options: readonly Option[], touched: Touched, more: Touched): Touched {
  const next: Touched = { ...touched, ...more }
  for (const key of ['spot', 'kind', 'verb'] as const) {
    if (!(key in more) && remaining(options, next).length === 0) next[key] = undefined
  }
  return next
}
