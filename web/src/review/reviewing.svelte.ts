/** A game's review while it grows: asked for once, then looked at until it is whole. */

import { api } from '../kit/api'
import { Asking } from '../kit/asking.svelte'
import type { Decision, GameReview } from '../kit/messages'
import { myself } from '../site/me.svelte'

/** Between two looks. */
const PAUSE = 1000

export class Reviewing {
  readonly asking = new Asking()
  found = $state.raw<GameReview | null>(null)
  /** A new review is a person's to ask for. */
  nameless = $state.raw(false)
  #closed = false

  readonly whole: boolean = $derived.by(() => this.found !== null && this.found.done === this.found.of)
  readonly stopped: boolean = $derived.by(() => this.found !== null && !this.whole && !this.found.growing && !this.asking.busy)

  constructor(readonly id: string) {}

  at(number: number): Decision | undefined {
    return this.found?.decisions.find((decision) => decision.number === number)
  }

  /** Shows a kept review; one that is not whole is asked for. */
  open(): Promise<boolean> {
    return this.asking.ask(this.#open())
  }

  close(): void {
    this.#closed = true
  }

  async #open(): Promise<void> {
    this.found = await api.review(this.id, 0)
    if (this.whole) return
    if (!this.found.growing) {
      this.nameless = !await myself.known()
      if (this.nameless) return
      this.found = await api.askForReview(this.id)
    }
    void this.#watch()
  }

  async #watch(): Promise<void> {
    while (!this.#closed && this.found?.growing) {
      await new Promise((done) => setTimeout(done, PAUSE))
      const { found } = this
      const more = await api.review(this.id, found.done).catch(() => null) // asked again soon
      if (more) this.found = { ...more, decisions: [...found.decisions, ...more.decisions] }
    }
  }
}
