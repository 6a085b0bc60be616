/** The line to a table: one WebSocket, opened again when it breaks, going on with the number heard last. */

import type { FromClient, FromServer } from '../kit/messages'

export type LineState = 'connecting' | 'open' | 'lost' | 'closed'

export interface Heard {
  message: (message: FromServer) => void
  line: (state: LineState) => void
  /** What to say first: the number of the last event heard, or that all of it is wanted. */
  hello: () => FromClient
}

const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000
/** A line that says nothing for so long is asked; without an answer it is given up. */
const SILENCE = 20_000
const PATIENCE = 8_000

export class Link {
  #socket: WebSocket | null = null
  #wait = FIRST_WAIT
  #timer: ReturnType<typeof setTimeout> | undefined
  #ended = false

  constructor(readonly address: string, readonly heard: Heard) {
    // a network that comes or goes: is the line still there? at home it may be without any network
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

  /** The person is back, or the network has changed: no reason to wait any longer. */
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
    // not all at the same moment after the server was away
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2))
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.7)
  }
}
