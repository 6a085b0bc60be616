/** A table as a screen shows it, wherever it comes from. */

import type { DecisionView, ResultView, TableView } from '../kit/messages'
import type { Board, Family } from './board'
import type { Line } from './chronicle'
import type { LineState } from './link'
import { Playback } from './playback.svelte'

export interface Spoken {
  number: number
  name: string
  text: string
  at: number
  muted: boolean
  /** Nothing was said: the host silenced this person, or lets them speak again. */
  silenced?: boolean
}

export interface Refusal {
  reason: string
  values: Record<string, string | number>
}

/** The host has called everybody to the game. */
export interface Calling {
  /** When the time of the present step is up, by this device's clock. */
  until: number
  /** The families that are not ready. */
  waits: readonly string[]
  commitments: Readonly<Record<string, string>>
}

export interface TableModel {
  readonly id: string
  readonly table: TableView | null
  /** The viewer's family; empty: none. */
  readonly you: Family | ''
  readonly playback: Playback
  /** What the screen shows. It lags behind what is known while events are played. */
  readonly board: Board
  readonly lines: readonly Line[]
  readonly result: ResultView | null
  readonly connected: readonly string[]
  readonly call: Calling | null
  /** Who was not ready in time and lost a seat, until somebody else sits there. */
  readonly late: { family: string, name: string } | null
  /** Families whose people are away, and when a bot takes over from them, by this device's clock. */
  readonly away: Readonly<Record<string, number>>
  /** What a bot played for this seat while the person was away, until they have read it. */
  playedForMe: readonly Line[]
  readonly chat: readonly Spoken[]
  /** The names of the people whom this person ignores. */
  readonly ignored: readonly string[]
  readonly line: LineState
  refusal: Refusal | null
  /** The server closed the connection for good, with the key of the reason. */
  readonly bye: string
  /** Events are being shown; no question is shown until they are finished. */
  readonly playing: boolean
  /** When the open decision's time is up, by this device's clock; 0: never. */
  readonly deadline: number
  /** The open decision, once everything before it has been shown. */
  readonly decision: DecisionView | null
  /** Whether this seat has to decide. */
  readonly asked: boolean
  act(action: string): void
  say(text: string): void
  mute(name: string, muted: boolean, all: boolean): void
  comeBack(): void
}

/** The parts of a table where nobody else sits: nobody to talk to, and no connection that could break. */
export abstract class Alone {
  readonly playback = new Playback()
  readonly line = 'open'
  readonly bye = ''
  readonly deadline = 0
  readonly call = null
  readonly late = null
  readonly away = {}
  playedForMe: readonly Line[] = []
  readonly chat: readonly Spoken[] = []
  readonly ignored: readonly string[] = []
  refusal: Refusal | null = null

  get board(): Board {
    return this.playback.board
  }

  get lines(): readonly Line[] {
    return this.playback.lines
  }

  say(): void {}
  mute(): void {}
  comeBack(): void {}
}
