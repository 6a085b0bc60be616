/** The lists of the home page out of what the server tells. */

import type { Going, MyTables, TableView } from '../kit/messages'

export interface Mine {
  table: TableView
  going?: Going
  /** I am asked. */
  asked: boolean
}

/** My unfinished tables: those where I am asked first, then games going on, then those not begun; the newest first. */
export function mineOf({ tables, going }: MyTables, me: string): Mine[] {
  const found = tables.filter(({ status }) => status === 'open' || status === 'playing').map((table): Mine => {
    const now = going[table.id]
    const seat = table.seats.find(({ person }) => person === me)
    return { table, asked: now !== undefined && now.asked === seat?.family && !seat.stand_in, ...(now && { going: now }) }
  })
  const rank = ({ asked, table }: Mine): number => asked ? 0 : table.status === 'playing' ? 1 : 2
  return found.sort((one, other) => rank(one) - rank(other) || other.table.made - one.table.made)
}

export interface Public {
  open: TableView[]
  playing: TableView[]
}

/** Tables to join and to watch, without those at which I sit. */
export function publicOf(tables: readonly TableView[], me: string): Public {
  const others = tables.filter(({ seats }) => !me || !seats.some(({ person }) => person === me))
  const newest = others.sort((one, other) => other.made - one.made)
  return {
    open: newest.filter(({ status, seats }) => status === 'open' && seats.some(({ name }) => !name)),
    playing: newest.filter(({ status }) => status === 'playing'),
  }
}
