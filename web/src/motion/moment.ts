import type { Board, Family, GameEvent, Kind } from '../game/board'
import type { Flight } from './flight'
import type { Measured } from './reflow'
import type { Run } from './run'
import type { Scene } from './scene'
import type { Cue } from './sounds'

/** What a later event needs to know of an earlier one. */
export interface Memory {
  /** Coins taken off this card are about to fly to their owner. */
  taken: { handle: number, box: DOMRect } | null
  /** The cards that left last, and where they lay. */
  fallen: Fallen[]
  /** This card has fallen with another already, only the row has not closed yet. */
  together: { handle: number, measured: Measured } | null
}

export interface Fallen { family: Family, kind: Kind, box: DOMRect }

/** An event on its way to the screen. */
export interface Moment {
  event: GameEvent
  /** What comes after it, if it is known already. */
  next: GameEvent | undefined
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

export type Step = (moment: Moment) => Promise<void>

/** How near the eye is when a card is turned over. */
export const SEEN_FROM = 'perspective(900px)'
