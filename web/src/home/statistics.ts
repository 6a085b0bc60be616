/** Figures about how people fare. */

import type { Rating, Share, Statistics } from '../kit/messages'

/** Ranks of a list that is the best first; equals share one. */
export function ranked(ratings: readonly Rating[]): { rating: Rating, rank: number }[] {
  return ratings.map((rating) => ({ rating, rank: 1 + ratings.filter((other) => other.shown > rating.shown).length }))
}

const BEGINNING = 1000
const STEP = 40

/** A rating as people know them: who has just begun has a thousand, and nobody has less than nothing. */
export function ratingOf({ shown }: Pick<Rating, 'shown'>): number {
  return Math.max(0, Math.round(BEGINNING + STEP * shown))
}

export interface ShareLine extends Share {
  /** Of the message catalogue, with its value. */
  key: string
  number: number
  /** Won of played, from 0 to 1. */
  part: number
}

/** The shares to show: all, then by set, seats and opponents, where there is more than one of them. */
export function sharesOf(statistics: Statistics): ShareLine[] {
  const line = (key: string, share: Share, number = 0): ShareLine => ({ ...share, key, number, part: share.games ? share.won / share.games : 0 })
  const some = (of: Record<string, Share>, make: (name: string, share: Share) => ShareLine): ShareLine[] => {
    const found = Object.entries(of)
    return found.length > 1 ? found.map(([name, share]) => make(name, share)) : []
  }
  return [
    line('stat-all', statistics.all),
    ...some(statistics.by_set, (name, share) => line(`set-name-${name}`, share)),
    ...some(statistics.by_seats, (name, share) => line('stat-seats', share, Number(name))),
    ...some(statistics.by_pool, (name, share) => line(`pool-${name}`, share)),
  ]
}
