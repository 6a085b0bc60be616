/** Events on their way to the screen. Each is followed, told and shown before the next one. */

import { tick } from 'svelte'
import { emptyBoard, type Board } from './board'
import { lineOf, type Line } from './chronicle'
import type { BoardEvent, TableEvent } from './events'
import { follow, isOnBoard } from './follow'

/** What is known after so many events. */
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

/** With one more event. What it does not change stays the same object. */
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

/** The same for a game that is played, one that is looked back at, and a lesson. */
export class Playback {
  /** Events are being shown. */
  playing = $state.raw(false)
  player: Player = straight

  #shown = $state.raw(knownFrom(emptyBoard([], 0)))
  #waiting: TableEvent[] = []
  #hurried = false
  /** Counts jumps: what was begun before the last one shows nothing more. */
  #jumps = 0

  /** `beside` hears of each event before it is shown, and of its number. */
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

  /** How many are still to be shown. */
  get waiting(): number {
    return this.#waiting.length
  }

  /** The first of them. */
  get next(): TableEvent | undefined {
    return this.#waiting[0]
  }

  /** Shows this at once, and nothing of what was waiting. */
  jump(known: Known): void {
    this.#jumps += 1
    this.#waiting = []
    this.playing = this.#hurried = false
    this.#shown = known
  }

  /** Shows events, after those that still wait; whether it has come to their end without a jump. */
  async play(events: readonly TableEvent[]): Promise<boolean> {
    this.#waiting.push(...events)
    if (this.playing) return false // they are shown by the call that is under way
    const jumps = this.#jumps
    this.playing = this.#waiting.length > 0
    for (let event = this.#waiting.shift(); event; event = this.#waiting.shift()) {
      await this.#show(event, jumps)
      if (jumps !== this.#jumps) return false
    }
    this.playing = this.#hurried = false
    return true
  }

  /** What is waiting is shown without motion. */
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
