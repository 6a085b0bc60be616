/** What the rail remembers of one table while its parts come and go: what was read. */

import { handlesIn } from '../game/board'
import type { Spoken } from '../game/model'
import type { Letter } from '../kit/messages'
import type { TableUi } from '../board/ui.svelte'

export class RailState {
  /** The number of the last line of the chat that was on the screen. */
  #read = $state(0)
  readonly #key: string

  /** The cards that lie in the row. */
  readonly lying: Set<number> = $derived.by(() => handlesIn(this.ui.model.board))

  constructor(readonly ui: TableUi) {
    this.#key = `oriflamme-chat-${ui.model.id}`
    this.#read = stored(this.#key)
  }

  /** What is to be seen of the chat. */
  get heard(): readonly Spoken[] {
    const { chat, ignored } = this.ui.model
    return chat.filter((line) => !line.muted && !ignored.includes(line.name))
  }

  get me(): string {
    const { table, you } = this.ui.model
    return table?.seats.find((seat) => seat.family === you)?.name ?? ''
  }

  get unread(): number {
    return this.heard.filter((line) => line.number > this.#read && line.text && line.name !== this.me).length
  }

  /** Looks at a card: in the row while it lies there, else as a card of its kind. */
  look(handle: number, kind: string | null, of?: Letter): void {
    if (this.lying.has(handle)) this.ui.look({ handle })
    else if (kind) this.ui.look({ kind, of })
  }

  /** All of the chat so far has been on the screen. */
  readAll(): void {
    this.#read = this.ui.model.chat.at(-1)?.number ?? 0
    try {
      sessionStorage.setItem(this.#key, String(this.#read))
    } catch {
      // without storage it lasts as long as the page
    }
  }
}

function stored(key: string): number {
  try {
    return Number(sessionStorage.getItem(key)) || 0
  } catch {
    return 0
  }
}

const states = new WeakMap<TableUi, RailState>()

/** The one state of a table's rail, which its ticker and its tabs share. */
export function railOf(ui: TableUi): RailState {
  let state = states.get(ui)
  if (!state) states.set(ui, state = new RailState(ui))
  return state
}
