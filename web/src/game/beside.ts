/** What changes at a table beside the game: who sits there, who plays for whom, how far it is. */

import type { TableView } from '../kit/messages'
import type { GameEvent } from './board'

type SeatView = TableView['seats'][number]

export function beside(table: TableView, event: GameEvent): TableView {
  return CHANGES[event.what]?.(table, event) ?? table
}

const CHANGES: Record<string, (table: TableView, event: GameEvent) => TableView> = {
  joined: (table, event) => withSeat(table, event, {
    name: event.name ?? '', bot: event.bot ?? '', program: event.program ?? false,
  }),
  left: (table, event) => withSeat(table, event, { name: '', bot: '', program: false, host: false }),
  host: (table, event) => ({
    ...table, seats: table.seats.map((seat) => ({ ...seat, host: seat.family === event.seat })),
  }),
  // seats may be mixed at the start; names are unique at a table
  started: (table, event) => ({
    ...table,
    status: 'playing',
    seats: table.seats.map((seat) => {
      const name = event.seats?.[seat.family] ?? seat.name
      return { ...(table.seats.find((other) => other.name === name) ?? seat), family: seat.family }
    }),
  }),
  'stand-in': (table, event) => withSeat(table, event, { stand_in: event.why ?? '' }),
  back: (table, event) => withSeat(table, event, { stand_in: '' }),
  over: (table) => ({ ...table, status: 'over' }),
  rematch: (table, event) => ({ ...table, rematch: event.table ?? '' }),
  closed: (table) => ({ ...table, status: 'closed' }),
}

function withSeat(table: TableView, event: GameEvent, change: Partial<SeatView>): TableView {
  return { ...table, seats: table.seats.map((seat) => seat.family === event.seat ? { ...seat, ...change } : seat) }
}
