/** Events on their way to the screen. Each one is applied, described and shown before the next. */

import { tick } from 'svelte'
import { emptyBoard, type Board } from './board'
import { lineOf, type Line } from './chronicle'
import type { BoardEvent, TableEvent } from './events'
import { follow, isOnBoard } from './follow'

/** What is known after a number of events. */
export interface Known {
  /** The number of the last event; they are counted from 1. */
  readonly number: number
  readonly board: Board
  readonly lines: readonly Line[]
}

/** Before the first event. */
export function knownFrom(board: Board): Known {
  return { number: 0, board, lines: [] }
}

/** The state after one more event. What the event does not change stays the same object. */
export function knowing(known: Known, event: TableEvent): Known {
  const number = known.number + 1
  if (!isOnBoard(event)) return { ...known, number }
  const board = follow(known.board, event)
  const line = lineOf(event, known.board, board)
  return { number, board, lines: line ? [...known.lines, { ...line, number }] : known.lines }
}

/** Shows one event: it must call `show`, which puts the board after the event on the screen. */
export type Player = (event: BoardEvent, before: Board, after: Board, show: () => Promise<void>) => Promise<void>

/** Without motion. */
export const straight: Player = (_event, _before, _after, show) => show()

/** The same class serves a game in progress, a replay and a lesson. */
export class Playback {
  /** Events are being shown. */
  playing = $state.raw(false)
  player: Player = straight

  #shown = $state.raw(knownFrom(emptyBoard([], 0)))
  #waiting: TableEvent[] = []
  #hurried = false
  /** Counts jumps: what was started before the last jump shows nothing more. */
  #jumps = 0

  /** `beside` is called with each event and its number before the event is shown. */
  constructor(readonly beside: (event: TableEvent, number: number) => void = () => undefined) {}

  get board(): Board {
    return this.#shown.board
  }

  get lines(): readonly Line[] {
    return this.#shown.lines
  }

  /** How many events have been shown. */
  get number(): number {
    return this.#shown.number
  }

  /** How many events still have to be shown. */
  get waiting(): number {
    return this.#waiting.length
  }

  /** The first of them. */
  get next(): TableEvent | undefined {
    return this.#waiting[0]
  }

  /** Shows this at once, and drops what was waiting. */
  jump(known: Known): void {
    this.#jumps += 1
    this.#waiting = []
    this.playing = this.#hurried = false
    this.#shown = known
  }

  /** Shows events after those that are waiting; returns whether it reached their end without a jump. */
  async play(events: readonly TableEvent[]): Promise<boolean> {
    this.#waiting.push(...events)
    if (this.playing) return false // the call in progress shows them
    const jumps = this.#jumps
    this.playing = this.#waiting.length > 0
    for (let event = this.#waiting.shift(); event; event = this.#waiting.shift()) {
      await this.#show(event, jumps)
      if (jumps !== this.#jumps) return false
    }
    this.playing = this.#hurried = false
    return true
  }

  /** Shows what is waiting without motion. */
  hurry(): void {
    this.#hurried = this.playing
  }

  async #show(event: TableEvent, jumps: number): Promise<void> {
    const before = this.#shown
    const after = knowing(before, event)
    this.beside(event, after.number)
    const show = async (): Promise<void> => {
      if (jumps !== this.#jumps) return
      this.#shown = after
      await tick()
    }
    const seen = after.board !== before.board || after.lines !== before.lines
    if (seen && isOnBoard(event)) await (this.#hurried ? straight : this.player)(event, before.board, after.board, show)
    else this.#shown = after
  }
}
