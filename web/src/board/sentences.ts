/** Lines of the chronicle as plain text. */

import { isChip, worded, type Chip, type Line, type Who } from '../game/chronicle'
import type { TableView } from '../kit/messages'
import { playerOf } from '../site/people'
import { t } from '../kit/texts'

/** A card in a sentence: its family (if nothing else there names it), its kind (if known) and its place. */
export function chipText(chip: Chip, table: TableView | null): string {
  const who = playerOf(table, chip.family)
  const name = chip.kind ? t(`card-${chip.kind}`) : ''
  const card = chip.own ? (name ? t('card-own', { name }) : t('card-new')) : name ? t('card-of', { who, name }) : t('card-of-unknown', { who })
  return chip.position ? t('card-at', { card, position: chip.position }) : card
}

export function plain(line: Pick<Line, 'key' | 'values'>, table: TableView | null): string {
  const text = (value: string | number | Who | Chip): string | number => {
    if (typeof value !== 'object') return value
    return isChip(value) ? chipText(value, table) : playerOf(table, value.family)
  }
  return t(line.key, Object.fromEntries(Object.entries(worded(line.values)).map(([name, value]) => [name, text(value)])))
}

/** Whether a line names a card that its reader has placed and nobody else sees. */
export function isSecret({ key, values: { card } }: Pick<Line, 'key' | 'values'>, you: string): boolean {
  return key.startsWith('event-placed-') && isChip(card) && card.kind !== null && card.family === you
}

/** The events that say most about what a card did. */
const WEIGHTY: readonly Line['what'][] = ['eliminated', 'robbed', 'moved', 'swapped']

/** The card that caused a line. */
function doer({ values, card }: Line): number {
  return isChip(values['acting']) ? values['acting'].handle : card
}

/** The line that sums up what has just happened: among everything the last card did, who did it to whom. */
export function headline(lines: readonly Line[]): Line | undefined {
  const last = lines.at(-1)
  for (const line of lines.toReversed()) {
    if (!last || doer(line) !== doer(last)) break
    if (WEIGHTY.includes(line.what)) return line
  }
  return last
}
