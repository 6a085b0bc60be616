/** The people at a table, in words. */

import type { SeatView, TableView } from '../kit/messages'
import { has, language, t } from '../kit/texts'
import { levelName } from './levels'

/** The name at a seat. A bot has the name that its family gives to all its bots; its level is shown beside it. */
export function nameOf({ family, name = '', bot = '' }: Pick<SeatView, 'family' | 'name' | 'bot'>): string {
  return bot && has(`level-${bot}`) ? t(`bot-${family}`) : name
}

/** The same in a list, where nothing else says how well a bot plays. */
export function nameWithLevel(seat: Pick<SeatView, 'family' | 'name' | 'bot'>): string {
  const { bot = '' } = seat
  return bot && has(`level-${bot}`) ? t('bot-with-level', { name: nameOf(seat), level: levelName(bot) }) : nameOf(seat)
}

/** The player of a family; before anybody sits there, its colour. */
export function playerOf(table: TableView | null, family: string): string {
  const seat = table?.seats.find((other) => other.family === family)
  return (seat && nameOf(seat)) || t(`family-${family}`)
}

/** "Ada, Marek and Hanna" */
export function listOf(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? '' // the row has many of these, and a ListFormat is slow
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(names)
}

export function hostOf(table: TableView): SeatView | undefined {
  return table.seats.find((seat) => seat.host)
}

/** The name of a table in lists: after its host. */
export function titleOf(table: TableView, me: string): string {
  const host = hostOf(table)
  if (host?.person && host.person === me) return t('table-yours')
  return host ? t('table-of', { name: host.name ?? '' }) : t('page-table', { code: table.code })
}
