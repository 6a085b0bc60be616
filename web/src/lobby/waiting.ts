/** What a table waits for before it starts, as one sentence for whoever looks at it. */

import { hostOf, listOf, playerOf } from '../site/people'
import type { TableView } from '../kit/messages'
import type { Calling } from '../game/model'

export interface Waiting {
  key: string
  values: Record<string, string | number>
  /** It is up to me. */
  mine: boolean
}

export function freeSeats(table: TableView): number {
  return table.seats.filter((seat) => !seat.name).length
}

export function waitingFor(table: TableView, you: string, call: Calling | null = null): Waiting {
  const free = freeSeats(table)
  const seat = table.seats.find((one) => one.family === you && one.name)
  const values = { number: free, inside: table.seats.length - free, all: table.seats.length, host: hostOf(table)?.name ?? '' }
  const waiting = (key: string, mine = false): Waiting => ({ key, values, mine })
  if (table.status === 'closed') return waiting('lobby-closed')
  if (call) {
    if (!call.waits.length) return waiting('lobby-call-gathered')
    if (call.waits.includes(you)) return waiting('lobby-call', true)
    return { key: 'lobby-call-waits', values: { names: listOf(call.waits.map((family) => playerOf(table, family))) }, mine: false }
  }
  if (!seat && free) return waiting(table.settings.random_seating === false ? 'lobby-choose-seat' : 'lobby-may-join', true)
  if (!seat) return waiting(table.settings.watching === false ? 'lobby-full' : 'lobby-full-watch')
  // those who played with me are asked on the page with the result
  if (table.after && free) return waiting('lobby-rematch', seat.host)
  if (seat.host) return free ? waiting('lobby-invite', true) : waiting('lobby-ready', true)
  return waiting(free ? 'lobby-waits-people' : 'lobby-waits-host')
}
