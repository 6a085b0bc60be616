/** What the rail remembers of one table while its parts come and go: what was read, who is not heard. */

import { SvelteSet } from 'svelte/reactivity'
import type { Spoken } from '../game/table.svelte'
import type { TableUi } from '../table/ui.svelte'

export class RailState {
  /** The number of the last line of the chat that was on the screen. */
  read = $state(0)
  /** Names this person does not want to hear. A server forgets them when the line breaks; we do not. */
  readonly muted: SvelteSet<string>
  readonly #key: string

  constructor(readonly ui: TableUi) {
    this.#key = `oriflamme-muted-${ui.model.id}`
    this.muted = new SvelteSet(stored(this.#key))
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
    return this.heard.filter((line) => line.number > this.read && line.text && line.name !== this.me).length
  }

  mute(name: string, muted: boolean): void {
    if (muted) this.muted.add(name)
    else this.muted.delete(name)
    this.ui.model.mute(name, muted, false)
    try {
      sessionStorage.setItem(this.#key, JSON.stringify([...this.muted]))
    } catch {
      // without storage it lasts as long as the page
    }
  }
}

function stored(key: string): string[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(found) ? found.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}

const states = new WeakMap<TableUi, RailState>()

/** The one state of a table's rail, which its ticker and its tabs share. */
export function railOf(ui: TableUi): RailState {
  let state = states.get(ui)
  if (!state) states.set(ui, state = new RailState(ui))
  return state
}
