/** A scripted game as the table's parts show it. What happens was played by the engine and comes with the script. */

import { tick } from 'svelte'
import { emptyBoard, type Board, type Family, type GameEvent } from '../game/board'
import { lineOf, type Line } from '../game/chronicle'
import { follow } from '../game/follow'
import { straight, type Player, type Refusal, type Spoken, type TableModel } from '../game/table.svelte'
import type { DecisionView, LessonView, ResultView, StepView, TableView } from '../kit/messages'

export class LessonModel implements TableModel {
  /** The step that is shown; -1: the board as it was before the first one. */
  at = $state.raw(-1)
  /** How often something else was done than the step asks for. */
  tries = $state.raw(0)
  board = $state.raw<Board>(emptyBoard([], 0))
  lines = $state.raw<readonly Line[]>([])
  playing = $state.raw(false)
  player: Player = straight

  readonly table: TableView
  readonly you: Family | ''
  // nobody else is there
  readonly line = 'open'
  readonly result: ResultView | null = null
  readonly connected: readonly string[] = []
  readonly chat: readonly Spoken[] = []
  readonly ignored: readonly string[] = []
  refusal: Refusal | null = null
  readonly bye = ''
  readonly deadline = 0

  #waiting: GameEvent[] = []
  #hurried = false
  /** Counts the changes of the step: what was begun before the last one shows nothing more. */
  #showing = 0

  constructor(readonly lesson: LessonView, name: (family: string) => string = () => '') {
    this.you = lesson.you
    this.board = lesson.board
    const seats = lesson.board.seats.map(({ family }) => ({ family, name: name(family), bot: family === lesson.you ? '' : 'scripted' }))
    this.table = { id: this.id, code: '', status: 'playing', settings: {}, seats, hash: '', made: 0, kinds: lesson.kinds }
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

  get waiting(): number {
    return this.#waiting.length
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
    const mine = ++this.#showing
    const left = (): boolean => mine !== this.#showing
    this.at += 1
    this.tries = 0
    this.#hurried = false
    this.#waiting = [...step.events]
    this.playing = this.#waiting.length > 0
    for (let event = this.#waiting.shift(); event; event = this.#waiting.shift()) {
      const before = this.board
      const after = follow(before, event)
      const line = lineOf(event, before, after)
      const show = async (): Promise<void> => {
        if (left()) return
        this.board = after
        if (line) this.lines = [...this.lines, { ...line, number: this.lines.length + 1 }]
        await tick()
      }
      await this.#present(event, before, after, show)
      if (left()) return
    }
    this.playing = false
  }

  /** Straight to a step, with all that led to it. */
  to(at: number): void {
    this.#showing += 1
    this.#waiting = []
    const lines: Line[] = []
    let board: Board = this.lesson.board
    for (const event of this.lesson.steps.slice(0, at + 1).flatMap((step) => step.events)) {
      const after = follow(board, event)
      const line = lineOf(event, board, after)
      if (line) lines.push({ ...line, number: lines.length + 1 })
      board = after
    }
    this.at = at
    this.tries = 0
    this.playing = false
    this.board = board
    this.lines = lines
  }

  hurry(): void {
    this.#hurried = true
  }

  readonly #present: Player = (...event) => (this.#hurried ? straight : this.player)(...event)

  // a lesson has no others to talk to
  say(): void {}
  mute(): void {}
  comeBack(): void {}
}
