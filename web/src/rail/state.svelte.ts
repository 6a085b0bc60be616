/** What the rail remembers of one table while its parts come and go: what was read, who is not heard. */

import { SvelteSet } from 'svelte/reactivity'
import { handlesIn } from '../game/board'
import type { Spoken } from '../game/table.svelte'
import type { TableUi } from '../table/ui.svelte'

interface Kept {
  read: number
  muted: string[]
}

export class RailState {
  /** Names this person does not want to hear. A server forgets them when the line breaks; we do not. */
  readonly muted: SvelteSet<string>
  /** The number of the last line of the chat that was on the screen. */
  #read = $state(0)
  readonly #key: string

  /** The cards that lie in the row. */
  readonly lying: Set<number> = $derived.by(() => handlesIn(this.ui.model.board))

  constructor(readonly ui: TableUi) {
    this.#key = `oriflamme-chat-${ui.model.id}`
    const kept = stored(this.#key)
    this.#read = kept.read
    this.muted = new SvelteSet(kept.muted)
  }

  /** What is to be seen of the chat. */
  get heard(): readonly Spoken[] {
    return this.ui.model.chat.filter((line) => !line.muted && !this.muted.has(line.name))
  }

  get me(): string {
    const { table, you } = this.ui.model
    return table?.seats.find((seat) => seat.family === you)?.name ?? ''
  }

  get unread(): number {
    return this.heard.filter((line) => line.number > this.#read && line.text && line.name !== this.me).length
  }

  /** Looks at a card: in the row while it lies there, else as a card of its kind. */
  look(handle: number, kind: string | null): void {
    if (this.lying.has(handle)) this.ui.look({ handle })
    else if (kind) this.ui.look({ kind })
  }

  /** All of the chat so far has been on the screen. */
  readAll(): void {
    this.#read = this.ui.model.chat.at(-1)?.number ?? 0
    this.#keep()
  }

  mute(name: string, muted: boolean): void {
    if (muted) this.muted.add(name)
    else this.muted.delete(name)
    this.ui.model.mute(name, muted, false)
    this.#keep()
  }

  #keep(): void {
    try {
      sessionStorage.setItem(this.#key, JSON.stringify({ read: this.#read, muted: [...this.muted] } satisfies Kept))
    } catch {
      // without storage it lasts as long as the page
    }
  }
}

/** What is stored was written by us, if at all. */
function stored(key: string): Kept {
  try {
    const { read = 0, muted = [] } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Kept>
    return { read, muted }
  } catch {
    return { read: 0, muted: [] }
  }
}

const states = new WeakMap<TableUi, RailState>()

/** The one state of a table's rail, which its ticker and its tabs share. */
export function railOf(ui: TableUi): RailState {
  let state = states.get(ui)
  if (!state) states.set(ui, state = new RailState(ui))
  return state
}
