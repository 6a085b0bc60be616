/** What a screen asks of the server: whether the answer is awaited, and why the last one was a refusal. */

import { Refused, sentenceOf } from './api'

export class Asking {
  busy = $state(false)
  /** A sentence to be shown; empty: nothing was refused. */
  refused = $state('')
  /** The key of why, for who can lead on from there. */
  reason = ''

  /** Whether it was granted. */
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
