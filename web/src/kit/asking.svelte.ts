/** What a screen asks of the server: whether the answer is awaited, and why the last one was a refusal. */

import { sentenceOf } from './api'

export class Asking {
  busy = $state(false)
  /** A sentence to be shown; empty: nothing was refused. */
  refused = $state('')

  /** Whether it was granted. */
  async ask(what: Promise<unknown>): Promise<boolean> {
    this.refused = ''
    this.busy = true
    try {
      await what
      return true
    } catch (error) {
      this.refused = sentenceOf(error)
      return false
    } finally {
      this.busy = false
    }
  }
}
