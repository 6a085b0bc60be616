/** What the review needs of the game that is looked back at: where it is, and a way to another step. */

import type { Board } from '../game/board'
import type { TableView } from '../kit/messages'

export interface Steps {
  readonly step: number
  readonly last: number
  readonly board: Board
  readonly table: TableView | null
  to(step: number): void
}
