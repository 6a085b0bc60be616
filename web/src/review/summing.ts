/** How a family fared, in a sentence: its result, its luck, and what it gave away beside the others. */

import type { Seat } from '../kit/messages'
import { t } from '../kit/texts'

export function summaryOf(seats: Record<string, Seat>, family: string, name: string): string {
  const seat = seats[family]
  if (!seat) return ''
  const least = Object.values(seats).every(({ loss }) => seat.loss <= loss)
  if (seat.result > 0) return t(least ? 'review-sum-won-best' : 'review-sum-won', { name })
  return t(least && seat.luck < 0 ? 'review-sum-lost-best' : 'review-sum-lost', { name })
}
