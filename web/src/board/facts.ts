/** What the sentences around a decision are built from. */

import { topAt, type Board } from '../game/board'
import type { Option, Touched } from '../game/options'
import type { DecisionView } from '../kit/messages'
import { t } from '../kit/texts'

export interface Facts {
  board: Board
  you: string
  decision: DecisionView | null
  options: readonly Option[]
  touched: Touched
  marked: Option | undefined
  /** The name of the player of a family. */
  name: (family: string) => string
}

export const kindName = (kind: string): string => t(`card-${kind}`)

/** A card of the row in a sentence. */
export function cardAt(facts: Facts, position: number): string {
  const card = topAt(facts.board, position)
  if (!card) return ''
  const who = facts.name(card.family)
  if (card.kind === null) return t('card-named-closed', { who, position })
  return card.family === facts.you ? t('card-named-mine', { card: kindName(card.kind), position }) : t('card-named', { who, card: kindName(card.kind), position })
}
