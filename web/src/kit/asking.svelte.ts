/** A screen's request to the server: whether the answer is pending, and why the last request was refused. */

import { Refused, sentenceOf } from './api'

export class Asking {
  busy = $state(false)
  /** A sentence to show; empty: nothing was refused. */
  refused = $state('')
  /** The key of the reason, for callers that offer a way on. */
  reason = ''

  /** Returns whether it was granted. */
  async ask(what: Promise<unknown>): Promise<boolean> {
    this.refused = this.reason = ''
    this.busy = true
    try {
      await what
      return true
    } catch (error) {
      this.refused = sentenceOf(error)
      if (error instanceof Refused) this.reason = error.reason
      return false
    } finally {
      this.busy = false
    }
  }
}
