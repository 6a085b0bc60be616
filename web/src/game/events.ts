/** What happens; `what` tells the classes apart. Each class of events has its own fields, and all of them are always present. */

import type * as told from '../kit/messages'

/** As the server sends it, and never changed in place. */
export type Told<T> = T extends object ? { readonly [K in keyof T]: Told<T[K]> } : T

export type GameEvent = Told<told.GameEvent>

/** Everything that a viewer can be sent. */
export type TableEvent = Told<told.TableEvent>

/** What changes the board or the chronicle. */
export type BoardEvent = GameEvent | Told<told.PositionLaid>

/** What happens beside the game. */
export type Notice = Exclude<TableEvent, BoardEvent>

/** The events of one class, or of several. */
export type EventOf<What extends TableEvent['what']> = Extract<TableEvent, { readonly what: What }>

/** One function for each class of events, by `what`. If one is missing, the code does not compile. */
export type Handlers<E extends TableEvent, Rest extends readonly unknown[], Result> = {
  readonly [What in E['what']]: (event: EventOf<What>, ...rest: Rest) => Result
}

/** Whether these functions include one for this event. */
export function handles<E extends TableEvent>(handlers: Handlers<E, never, unknown>, event: TableEvent): event is E {
  return event.what in handlers
}

/** Calls the function for this event. */
export function handle<E extends TableEvent, Rest extends readonly unknown[], Result>(handlers: Handlers<E, Rest, Result>, event: E, ...rest: Rest): Result {
  // `Handlers` guarantees that the function takes this event, but the compiler cannot see that here
  const found = handlers[event.what as E['what']] as unknown as (event: E, ...rest: Rest) => Result
  return found(event, ...rest)
}
