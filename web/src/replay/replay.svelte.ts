/** A game that is looked back at, as a table's screen shows one. Nobody plays here, and nobody is "you". */

import { tick } from 'svelte'
import type { Board, Family } from '../game/board'
import type { Line } from '../game/chronicle'
import { straight, type Player, type Refusal, type TableModel } from '../game/table.svelte'
import type { DecisionView, ResultView, Retold, TableView } from '../kit/messages'
import { courseOf, roundStep, stepAt, type Course } from './course'

/** Between two steps of a game that plays by itself. */
const PAUSE = 700

export class ReplayModel implements TableModel {
  readonly you = ''
  readonly chat = []
  readonly ignored = []
  readonly line = 'open'
  refusal: Refusal | null = null
  readonly bye = ''
  readonly deadline = 0
  readonly asked = false
  table = $state.raw<TableView | null>(null)
  result = $state.raw<ResultView | null>(null)
  course: Course = $state.raw() as Course
  /** How many events are shown. */
  at = $state.raw(0)
  playing = $state.raw(false)
  player: Player = straight
  /** Each start of playing is another one; a jump makes the one before void. */
  #run = 0

  readonly step: number = $derived.by(() => stepAt(this.course, this.at))
  readonly lines: readonly Line[] = $derived.by(() => this.course.lines.slice(0, this.course.told[this.at]))
  readonly connected: readonly string[] = $derived.by(() => this.table?.seats.map((seat) => seat.family) ?? [])
  /** What the step brought about, in sentences. */
  readonly news: readonly Line[] = $derived.by(() => {
    const { told, ends, lines } = this.course
    const from = this.step === 0 ? 0 : told[ends[this.step - 1] ?? 0]
    return lines.slice(from, told[Math.max(this.at, ends[this.step] ?? 0)])
  })

  readonly decision: DecisionView | null = $derived.by(() => {
    const last = this.at > 0 ? this.course.events[this.at - 1] : undefined
    if (last?.what !== 'asked') return null
    return { number: this.step + 1, seat: last.seat as Family, question: last.question as DecisionView['question'] }
  })

  constructor(readonly id: string, retold: Retold, step = 0) {
    this.tell(retold, step)
  }

  get board(): Board {
    return this.course.boards[this.at] as Board
  }

  get last(): number {
    return this.course.ends.length - 1
  }

  /** The same game as another viewer heard it. */
  tell(retold: Retold, step = this.step): void {
    this.#run++
    this.playing = false
    const course = courseOf(retold)
    this.course = course
    this.table = retold.table
    this.result = retold.result
    this.at = course.ends[Math.min(Math.max(0, step), course.ends.length - 1)] ?? 0
  }

  to(step: number): void {
    this.#run++
    this.playing = false
    this.at = this.course.ends[Math.min(Math.max(0, step), this.last)] ?? 0
  }

  next(): void {
    this.to(this.step + 1)
  }

  previous(): void {
    this.to(this.step - 1)
  }

  toRound(back: boolean): void {
    this.to(roundStep(this.course, this.step, back))
  }

  /** Plays by itself, from the start if it is at its end; or stops, with the step at its end. */
  toggle(): void {
    if (this.playing) {
      this.to(this.course.ends.includes(this.at) ? this.step : this.step + 1)
      return
    }
    if (this.step === this.last) this.to(0)
    void this.#play(++this.#run)
  }

  async #play(run: number): Promise<void> {
    this.playing = true
    while (run === this.#run && this.at < this.course.events.length) {
      await this.#show(run)
      if (run === this.#run && this.course.ends.includes(this.at)) await new Promise((done) => setTimeout(done, PAUSE))
    }
    if (run === this.#run) this.playing = false
  }

  async #show(run: number): Promise<void> {
    const { events, boards } = this.course
    const number = this.at + 1
    const [event, before, after] = [events[this.at], this.board, boards[number]]
    if (!event || !after) return
    const show = async (): Promise<void> => {
      if (run !== this.#run) return
      this.at = number
      await tick()
    }
    await (before === after ? show() : this.player(event, before, after, show))
  }

  act(): void {}
  say(): void {}
  mute(): void {}
  comeBack(): void {}
  hurry(): void {}
}
