/** The rules behind a line of the chronicle. */

import { isChip, type Line } from '../game/chronicle'
import { has, t } from '../kit/texts'

/** The part of the rules that a ruling belongs to, where it is not a card's. */
const PARTS: Record<string, string> = {
  'set-up': 'rules-set-up',
  placement: 'rules-placement',
  activation: 'rules-activation',
  reveal: 'rules-activation',
  elimination: 'rules-elimination',
  end: 'rules-end',
}

/** What every card does in the same way. */
const ALIKE: readonly Line['what'][] = ['placed', 'kept', 'tokens-collected']

export interface Reason {
  /** The card whose rule it is; empty: a rule for all. */
  kind: string
  /** Where it stands in the book of rules. */
  place: string
  text: string
}

/** What the ruling says, and the rule of the card that acted if that is another one. */
export function reasons(line: Pick<Line, 'what' | 'why' | 'values'>): Reason[] {
  const [head = ''] = line.why.split('.')
  const found: Reason[] = []
  const part = PARTS[head]
  if (part) found.push({ kind: '', place: part.replace('rules-', ''), text: t(part) })
  const { acting, card } = line.values
  // what a card does is told by its own rule; laying, keeping and collecting are the same for all
  const doer = acting ?? (ALIKE.includes(line.what) ? undefined : card)
  const kinds = [head, isChip(doer) ? doer.kind ?? '' : '']
  for (const kind of new Set(kinds)) {
    if (has(`card-${kind}.rule`)) found.push({ kind, place: kind, text: t(`card-${kind}.rule`) })
  }
  return found
}
