/** What changes at a table beside the game: who sits there, who plays for whom, how far the game is. */

import type { TableView } from '../kit/messages'
import { handle, handles, type EventOf, type Handlers, type Notice, type TableEvent } from './events'

type SeatView = TableView['seats'][number]
type Change = Notice | EventOf<'game-over'>

export function beside(table: TableView, event: TableEvent): TableView {
  return handles<Change>(CHANGES, event) ? handle(CHANGES, event, table) : table
}

const same = (_event: Notice, table: TableView): TableView => table

const CHANGES: Handlers<Change, [table: TableView], TableView> = {
  joined: ({ family, name, bot, program }, table) => withSeat(table, family, { name, bot, program }),
  left: ({ family }, table) => withSeat(table, family, { name: '', bot: '', program: false, host: false }),
  host: ({ family }, table) => ({
    ...table, seats: table.seats.map((seat) => ({ ...seat, host: seat.family === family })),
  }),
  called: same,
  ready: same,
  gathered: same,
  // seats may be shuffled at the start; names are unique at a table
  started: (event, table) => ({
    ...table,
    status: 'playing',
    seats: table.seats.map((seat) => {
      const name = event.seats[seat.family] ?? seat.name
      return { ...(table.seats.find((other) => other.name === name) ?? seat), family: seat.family }
    }),
  }),
  'stand-in': ({ family, why }, table) => withSeat(table, family, { stand_in: why }),
  back: ({ family }, table) => withSeat(table, family, { stand_in: '' }),
  said: same,
  unheard: same,
  muted: ({ family, muted }, table) => withSeat(table, family, { muted }),
  rematched: (event, table) => ({ ...table, rematch: event.table }),
  closed: (_event, table) => ({ ...table, status: 'closed' }),
  'game-over': (_event, table) => ({ ...table, status: 'over' }),
}

function withSeat(table: TableView, family: string, change: Partial<SeatView>): TableView {
  return { ...table, seats: table.seats.map((seat) => seat.family === family ? { ...seat, ...change } : seat) }
}
