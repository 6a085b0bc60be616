/** A puzzle as the table's parts show it: a single decision, and after it the answer. */

import type { Family } from '../game/board'
import { Alone, type TableModel } from '../game/model'
import { knownFrom } from '../game/playback.svelte'
import { Asking } from '../kit/asking.svelte'
import type { DecisionView, PuzzleAnswer, PuzzleShown, Question, ResultView, TableView } from '../kit/messages'
import { t } from '../kit/texts'

export class PuzzleModel extends Alone implements TableModel {
  answer = $state.raw<PuzzleAnswer | null>(null)
  readonly asking = new Asking()

  readonly table: TableView
  readonly you: Family
  readonly playing = false
  readonly result: ResultView | null = null
  readonly connected: readonly string[]

  constructor(readonly puzzle: PuzzleShown, readonly send: (action: string) => Promise<PuzzleAnswer>) {
    super()
    const { board, kinds, asked } = puzzle
    this.you = asked
    this.answer = puzzle.answer
    this.playback.jump(knownFrom(board))
    // nobody is told who played it: families are called by their colours
    const seats = board.seats.map(({ family }) => ({ family, name: t(`family-${family}`) }))
    this.connected = seats.map(({ family }) => family)
    this.table = { id: this.id, code: '', status: 'playing', settings: { seats: seats.length }, seats, hash: '', made: 0, kinds, position: true }
  }

  get id(): string {
    return `puzzle-${this.puzzle.id}`
  }

  get decision(): DecisionView | null {
    const { asked, question, legal } = this.puzzle
    return this.answer || this.asking.busy ? null : { number: 1, seat: asked, question: question as Question, legal }
  }

  get asked(): boolean {
    return this.decision !== null
  }

  act(action: string): void {
    if (this.asked) void this.asking.ask(this.#tell(action))
  }

  async #tell(action: string): Promise<void> {
    this.answer = await this.send(action)
  }
}
