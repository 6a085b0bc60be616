/** The legal actions of a decision, taken apart into what a person touches: words, hand cards, places of the row. */

import type { Offer } from '../kit/messages'

export interface Option {
  action: string
  /** `place`, `keep`, `reveal`, `target`, `gap`, `report`, `swap`, `confer`, `withdraw`, `verdict`, `eliminate` */
  verb: string
  /** The hand card it needs. */
  hand?: string | undefined
  /** The place it needs: `s3` the stack at 3, `g2` the gap after 2. */
  spot?: string | undefined
  offer: Offer
}

/** What has been touched so far. */
export interface Touched {
  verb?: string | undefined
  hand?: string | undefined
  spot?: string | undefined
}

export const stackSpot = (position: number): string => `s${position}`
export const gapSpot = (gap: number): string => `g${gap}`

export function optionsOf(legal: readonly Offer[], length: number): Option[] {
  return legal.map((offer) => optionOf(offer, length))
}

function optionOf(offer: Offer, length: number): Option {
  const { action } = offer
  const [verb = '', ...rest] = action.split(' ')
  if (verb === 'place') {
    const [hand, where, on] = rest
    const spot = where === 'first' ? gapSpot(0) : where === 'last' ? gapSpot(length) : stackSpot(Number(on))
    return { action, verb, hand, spot, offer }
  }
  if (verb === 'swap') return { action, verb, hand: rest[0], offer }
  if (verb === 'gap') return { action, verb, spot: gapSpot(Number(rest[0])), offer }
  if (rest[0]) return { action, verb, spot: stackSpot(Number(rest[0])), offer }
  return { action, verb, offer }
}

/** The options that what was touched leaves open. */
export function remaining(options: readonly Option[], touched: Touched): Option[] {
  return options.filter((option) =>
    (!touched.verb || touched.verb === option.verb) &&
    (!touched.hand || touched.hand === option.hand) &&
    (!touched.spot || touched.spot === option.spot))
}

/** The one option all of whose parts have been touched, if there is one. A lone word needs no touch. */
export function marked(options: readonly Option[], touched: Touched): Option | undefined {
  const words = wordsOf(options)
  const left = remaining(options, touched).filter((option) =>
    option.hand === touched.hand && option.spot === touched.spot && (words.length < 2 || touched.verb === option.verb || option.hand !== undefined || option.spot !== undefined))
  return left.length === 1 ? left[0] : undefined
}

/** The words to choose from; fewer than two are no choice. */
export function wordsOf(options: readonly Option[]): string[] {
  return [...new Set(options.map((option) => option.verb))]
}

/** Hand cards that can be touched now. */
export function litHand(options: readonly Option[], touched: Touched): Set<string> {
  return new Set(remaining(options, { verb: touched.verb }).flatMap((option) => option.hand ?? []))
}

/** Places that can be touched now: with a hand card to be placed, only when it has been chosen. */
export function litSpots(options: readonly Option[], touched: Touched): Set<string> {
  const left = remaining(options, { verb: touched.verb, hand: touched.hand })
  return new Set(left.flatMap((option) => (option.hand && !touched.hand ? [] : option.spot ?? [])))
}

/** After one more touch. What does not go together with it is forgotten; the same again is taken back. */
export function touch(options: readonly Option[], touched: Touched, more: Touched): Touched {
  const next: Touched = { ...touched, ...more }
  for (const key of ['spot', 'hand', 'verb'] as const) {
    if (!(key in more) && remaining(options, next).length === 0) next[key] = undefined
  }
  return next
}
