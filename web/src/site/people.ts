/** Those at a table, as people say them. */

import type { SeatView, TableView } from '../kit/messages'
import { has, language, t } from '../kit/texts'

/** The name of who sits there. The server names a bot by its level, and a second one of that level "knight 2". */
export function nameOf(seat: Pick<SeatView, 'name' | 'bot'>): string {
  const { name = '', bot = '' } = seat
  if (!bot || !has(`level-${bot}`)) return name
  const number = name.slice(bot.length).trim()
  return number ? t('level-numbered', { name: t(`level-${bot}`), number }) : t(`level-${bot}`)
}

/** Who plays a family; before anybody sits there, its colour. */
export function playerOf(table: TableView | null, family: string): string {
  const seat = table?.seats.find((other) => other.family === family)
  return (seat && nameOf(seat)) || t(`family-${family}`)
}

/** "Ada, Marek and Hanna" */
export function listOf(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? '' // the row has many such, and a ListFormat takes its time
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(names)
}

export function hostOf(table: TableView): SeatView | undefined {
  return table.seats.find((seat) => seat.host)
}

/** What lists call a table: after its host. */
export function titleOf(table: TableView, me: string): string {
  const host = hostOf(table)
  if (host?.person && host.person === me) return t('table-yours')
  return host ? t('table-of', { name: host.name ?? '' }) : t('page-table', { code: table.code })
}
