/** A scripted game as the table's parts show it. What happens was played by the engine and comes with the script. */

import type { Family } from '../game/board'
import { Alone, type TableModel } from '../game/model'
import { knowing, knownFrom } from '../game/playback.svelte'
import type { DecisionView, LessonView, ResultView, StepView, TableView } from '../kit/messages'

export class LessonModel extends Alone implements TableModel {
  /** The step that is shown; -1: the board as it was before the first one. */
  at = $state.raw(-1)
  /** How often something else was done than the step asks for. */
  tries = $state.raw(0)

  readonly table: TableView
  readonly you: Family | ''
  readonly result: ResultView | null = null
  readonly connected: readonly string[] = []

  constructor(readonly lesson: LessonView, name: (family: string) => string = () => '') {
    super()
    this.you = lesson.you
    this.playback.jump(knownFrom(lesson.board))
    const seats = lesson.board.seats.map(({ family }) => ({ family, name: name(family), bot: family === lesson.you ? '' : 'scripted' }))
    this.table = { id: this.id, code: '', status: 'playing', settings: {}, seats, hash: '', made: 0, kinds: lesson.kinds }
  }

  get playing(): boolean {
    return this.playback.playing
  }

  get id(): string {
    return `lesson-${this.lesson.name}`
  }

  get step(): StepView | undefined {
    return this.lesson.steps[this.at]
  }

  /** The last step has been shown, and nothing is to be done any more. */
  get over(): boolean {
    return this.at === this.lesson.steps.length - 1 && !this.playing && !this.step?.decision
  }

  get decision(): DecisionView | null {
    const open = this.playing ? null : this.step?.decision
    // a number of its own for each try, so that what was touched before is forgotten
    return open ? { ...open, number: open.number * 1000 + this.tries } : null
  }

  get asked(): boolean {
    return this.decision !== null
  }

  act(action: string): void {
    if (!this.asked) return
    if (action === this.step?.expected) void this.goOn()
    else this.tries += 1
  }

  /** To the next step: first what happens, then what is said. */
  async goOn(): Promise<void> {
    const step = this.lesson.steps[this.at + 1]
    if (!step || this.playing) return
    this.at += 1
    this.tries = 0
    await this.playback.play(step.events)
  }

  /** Straight to a step, with all that led to it. */
  to(at: number): void {
    this.at = at
    this.tries = 0
    const events = this.lesson.steps.slice(0, at + 1).flatMap((step) => step.events)
    this.playback.jump(events.reduce(knowing, knownFrom(this.lesson.board)))
  }
}
