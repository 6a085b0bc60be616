import type { Board } from '../game/board'
import type { BoardEvent, EventOf, TableEvent } from '../game/events'
import type { Flight } from './flight'
import type { Measured } from './reflow'
import type { Run } from './run'
import type { Scene } from './scene'
import type { Cue } from './sounds'

/** What a later event needs to know of an earlier one. */
export interface Memory {
  /** Where the cards that left last lay, by their handles. */
  fallen: Map<number, DOMRect>
  /** This card has fallen with another already, only the row has not closed yet. */
  together: { handle: number, measured: Measured } | null
}

/** Events after which nothing has moved. */
type Still = EventOf<'position' | 'dealt' | 'round-started' | 'asked' | 'no-effect' | 'game-over'>

export type MovingEvent = Exclude<BoardEvent, Still>

/** An event on its way to the screen. */
export interface Moment {
  /** What comes after it, if it is known already. */
  next: TableEvent | undefined
  before: Board
  after: Board
  /** Puts the board after the event on the screen. */
  show: () => Promise<void>
  run: Run
  scene: Scene
  flight: Flight
  memory: Memory
  sound: (cue: Cue) => void
}

/** How near the eye is when a card is turned over. */
export const SEEN_FROM = 'perspective(900px)'
