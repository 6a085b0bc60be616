/** Lines of the chronicle as plain text, for those who listen. */

import { isChip, type Chip, type Line, type Value } from '../game/chronicle'
import type { TableView } from '../kit/messages'
import { playerOf } from '../site/people'
import { t } from '../kit/texts'

/** A card as it is told: whose, what (if that is known), and where. */
export function chipText(chip: Chip, table: TableView | null): string {
  const who = playerOf(table, chip.family)
  const card = chip.kind ? t('card-of', { who, name: t(`card-${chip.kind}`) }) : t('card-of-unknown', { who })
  return chip.position ? t('card-at', { card, position: chip.position }) : card
}

export function plain(line: Pick<Line, 'key' | 'values'>, table: TableView | null): string {
  const text = (value: Value): string | number => {
    if (typeof value !== 'object') return value
    return isChip(value) ? chipText(value, table) : playerOf(table, value.family)
  }
  return t(line.key, Object.fromEntries(Object.entries(line.values).map(([name, value]) => [name, text(value)])))
}
