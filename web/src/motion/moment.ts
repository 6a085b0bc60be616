import type { Board, Family, GameEvent, Kind } from '../game/board'
import type { Flight } from './flight'
import type { Run } from './run'
import type { Scene } from './scene'
import type { Cue } from './sounds'

/** What a later event needs to know of an earlier one. */
export interface Memory {
  /** Coins taken off this card are about to fly to their owner. */
  taken: { handle: number, box: DOMRect } | null
  /** The card that left last, and where it lay. */
  fallen: { family: Family, kind: Kind, box: DOMRect } | null
}

/** An event on its way to the screen. */
export interface Moment {
  event: GameEvent
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

/** Whose card an event is about. */
export function ownerOf(event: GameEvent): Family | undefined {
  return event.owner ?? event.seat
}
