/** A game that is looked back at, as a table's screen shows one. Nobody plays here, and nobody is "you". */

import type { Line } from '../game/chronicle'
import { Alone, type TableModel } from '../game/model'
import type { Known } from '../game/playback.svelte'
import type { DecisionView, ResultView, Retold, TableView } from '../kit/messages'
import { courseOf, roundStep, stepAt, type Course } from './course'

/** Between two steps of a game that plays by itself. */
const PAUSE = 700

export class ReplayModel extends Alone implements TableModel {
  readonly you = ''
  readonly asked = false
  table = $state.raw<TableView | null>(null)
  result = $state.raw<ResultView | null>(null)
  course: Course = $state.raw() as Course
  /** The game plays by itself. */
  playing = $state.raw(false)
  /** Each start of playing is another one; a jump makes the one before void. */
  #run = 0

  readonly step: number = $derived.by(() => stepAt(this.course, this.at))
  readonly connected: readonly string[] = $derived.by(() => this.table?.seats.map((seat) => seat.family) ?? [])
  /** What the step brought about, in sentences. */
  readonly news: readonly Line[] = $derived.by(() => {
    const { known, ends } = this.course
    const from = this.step === 0 ? 0 : known[ends[this.step - 1] ?? 0]?.lines.length
    return known[Math.max(this.at, ends[this.step] ?? 0)]?.lines.slice(from) ?? []
  })

  readonly decision: DecisionView | null = $derived.by(() => {
    const last = this.at > 0 ? this.course.events[this.at - 1] : undefined
    if (last?.what !== 'asked') return null
    return { number: this.step + 1, seat: last.family, question: last.question }
  })

  constructor(readonly id: string, retold: Retold, step = 0) {
    super()
    this.tell(retold, step)
  }

  /** How many events are shown. */
  get at(): number {
    return this.playback.number
  }

  get last(): number {
    return this.course.ends.length - 1
  }

  /** The same game as another viewer heard it. */
  tell(retold: Retold, step = this.step): void {
    this.course = courseOf(retold)
    this.table = retold.table
    this.result = retold.result
    this.to(step)
  }

  to(step: number): void {
    this.#run++
    this.playing = false
    const end = this.course.ends[Math.min(Math.max(0, step), this.last)] ?? 0
    this.playback.jump(this.course.known[end] as Known)
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
    const { events, ends } = this.course
    while (run === this.#run && this.step < this.last) {
      await this.playback.play(events.slice(this.at, ends[this.step + 1]))
      if (run === this.#run) await new Promise((done) => setTimeout(done, PAUSE))
    }
    if (run === this.#run) this.playing = false
  }

  act(): void {}
}
