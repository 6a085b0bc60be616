/** The connection to a table: one WebSocket, reopened when it breaks, continuing after the last event received. */

import type { FromClient, FromServer } from '../kit/messages'

export type LineState = 'connecting' | 'open' | 'lost' | 'closed'

export interface Heard {
  message: (message: FromServer) => void
  line: (state: LineState) => void
  /** The first message: the number of the last event received, or a request for everything. */
  hello: () => FromClient
}

const FIRST_WAIT = 500
/** After the server has said that it stops, another one may be there at once; not everybody comes at the same moment. */
const SOON = 400
const LONGEST_WAIT = 15_000
/** A connection that is silent for so long is pinged; without an answer it is given up. */
const SILENCE = 20_000
const PATIENCE = 8_000

export class Link {
  #socket: WebSocket | null = null
  #wait = FIRST_WAIT
  #soon = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #ended = false

  constructor(readonly address: string, readonly heard: Heard) {
    // the network came or went, so check the connection; at home it may work without any network
    window.addEventListener('online', this.#now)
    window.addEventListener('offline', this.#now)
    document.addEventListener('visibilitychange', this.#now)
    this.#open()
  }

  send(message: FromClient): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  close(): void {
    this.#ended = true
    window.removeEventListener('online', this.#now)
    window.removeEventListener('offline', this.#now)
    document.removeEventListener('visibilitychange', this.#now)
    clearTimeout(this.#timer)
    this.#socket?.close()
    this.heard.line('closed')
  }

  /** The person is back, or the network has changed, so there is no reason to wait any longer. */
  readonly #now = (): void => {
    if (document.visibilityState === 'hidden' || this.#ended) return
    if (this.#socket === null) {
      clearTimeout(this.#timer)
      this.#open()
    } else {
      this.#ask()
    }
  }

  #open(): void {
    this.heard.line('connecting')
    const socket = new WebSocket(this.address)
    this.#socket = socket
    socket.onopen = () => {
      socket.send(JSON.stringify(this.heard.hello()))
      this.#listen()
    }
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as FromServer
      this.#wait = FIRST_WAIT
      this.#listen()
      this.#soon = message.type === 'bye' && message.reason === 'server-stops'
      if (message.type !== 'pong') this.heard.message(message)
      if (message.type === 'table' || message.type === 'news') this.heard.line('open')
    }
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost()
    }
  }

  #listen(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#ask(), SILENCE)
  }

  #ask(): void {
    if (!this.send({ type: 'ping' })) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      const socket = this.#socket
      this.#lost()
      socket?.close()
    }, PATIENCE)
  }

  #lost(): void {
    clearTimeout(this.#timer)
    this.#socket = null
    if (this.#ended) return
    this.heard.line('lost')
    // so that not everybody reconnects at the same moment after the server was away
    const wait = this.#soon ? SOON * Math.random() : this.#wait * (0.75 + Math.random() / 2)
    this.#timer = setTimeout(() => this.#open(), wait)
    if (!this.#soon) this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.7)
    this.#soon = false
  }
}
