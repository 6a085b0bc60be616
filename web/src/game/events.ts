/** What happens, told apart by `what`. Each class of events has its own facts, and all of them are always there. */

import type * as told from '../kit/messages'

/** As the server tells it, and never changed in place. */
export type Told<T> = T extends object ? { readonly [K in keyof T]: Told<T[K]> } : T

export type GameEvent = Told<told.GameEvent>

/** All that a viewer hears. */
export type TableEvent = Told<told.TableEvent>

/** What changes the board or the chronicle. */
export type BoardEvent = GameEvent | Told<told.PositionLaid>

/** What happens beside the game. */
export type Notice = Exclude<TableEvent, BoardEvent>

/** The events of one class, or of several. */
export type EventOf<What extends TableEvent['what']> = Extract<TableEvent, { readonly what: What }>

/** One function for each class of events, by `what`. If one is missing, it does not compile. */
export type Handlers<E extends TableEvent, Rest extends readonly unknown[], Result> = {
  readonly [What in E['what']]: (event: EventOf<What>, ...rest: Rest) => Result
}

/** Whether these are told of such an event. */
export function handles<E extends TableEvent>(handlers: Handlers<E, never, unknown>, event: TableEvent): event is E {
  return event.what in handlers
}

/** Calls the function for this event. */
export function handle<E extends TableEvent, Rest extends readonly unknown[], Result>(handlers: Handlers<E, Rest, Result>, event: E, ...rest: Rest): Result {
  // that it takes just this event is what `Handlers` says, and what the compiler does not see here
  const found = handlers[event.what as E['what']] as unknown as (event: E, ...rest: Rest) => Result
  return found(event, ...rest)
}
