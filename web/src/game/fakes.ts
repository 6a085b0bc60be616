/** For the tests: the server at the other end of a connection, and a table that it describes. */

import type { FromServer, Whole } from '../kit/messages'

/** The other end of a table's connection. */
export class FakeSocket {
  static readonly OPEN = 1
  static last: FakeSocket
  readonly readyState = FakeSocket.OPEN
  readonly sent: unknown[] = []
  onmessage: (event: { data: string }) => void = () => undefined
  onopen: () => void = () => undefined
  onclose: () => void = () => undefined

  constructor() {
    FakeSocket.last = this
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  close(): void {
    // there is nobody at the other end
  }

  says(message: FromServer): void {
    this.onmessage({ data: JSON.stringify(message) })
  }
}

/** A table whose game has not started. */
export const WHOLE: Whole = {
  type: 'table', number: 2,
  table: { id: 'x', code: 'ABC', status: 'open', settings: {}, seats: [{ family: 'R', name: 'Jeanne' }], hash: '', made: 0 },
  events: [{ what: 'unheard', name: 'Marek' }, { what: 'said', name: 'Olena', text: 'Hello!', at: 1 }],
  ignored: ['Marek'],
}
