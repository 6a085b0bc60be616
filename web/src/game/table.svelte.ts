/** A table as its screen shows it: what was heard, event by event, and what may be said back. */

import { tick } from 'svelte'
import type { Answer, DecisionView, FromServer, News, ResultView, TableView, Whole } from '../kit/messages'
import { beside } from './beside'
import { emptyBoard, type Board, type Family, type GameEvent } from './board'
import { lineOf, type Line } from './chronicle'
import { follow } from './follow'
import { Link, type LineState } from './link'

/** Shows one event: it must call `show`, which puts the board after the event on the screen. */
export type Player = (event: GameEvent, before: Board, after: Board, show: () => Promise<void>) => Promise<void>

export interface Spoken {
  number: number
  name: string
  text: string
  at: number
  muted: boolean
  /** Nothing was said: the host silenced this person, or lets them speak again. */
  silenced?: boolean
}

export interface Refusal {
  reason: string
  values: Record<string, string | number>
}

interface Numbered {
  number: number
  event: GameEvent
}

type Act = { type: 'act', id: string, decision: number, action: string }

/** Without motion. */
export const straight: Player = (_event, _before, _after, show) => show()

/** After these the server ends a connection that may well be opened again. */
const PASSING = ['server-stops', 'pace']

/** A table as a screen shows it, wherever it comes from. */
export interface TableModel {
  readonly id: string
  readonly table: TableView | null
  /** The family of who looks; empty: none. */
  readonly you: Family | ''
  /** What the screen shows; it lags behind what is known while events are played. */
  readonly board: Board
  readonly result: ResultView | null
  readonly connected: readonly string[]
  readonly lines: readonly Line[]
  readonly chat: readonly Spoken[]
  /** The names of those whom this person does not want to hear. */
  readonly ignored: readonly string[]
  readonly line: LineState
  refusal: Refusal | null
  /** The server ended the connection for good, with the key of the reason. */
  readonly bye: string
  /** Events are being shown; nothing is asked until they have been. */
  readonly playing: boolean
  /** When the open decision's time is up, by this device's clock; 0: never. */
  readonly deadline: number
  /** What is asked, once everything before it has been shown. */
  readonly decision: DecisionView | null
  /** Whether this seat is asked. */
  readonly asked: boolean
  act(action: string): void
  say(text: string): void
  mute(name: string, muted: boolean, all: boolean): void
  comeBack(): void
  /** Show what is waiting at once. */
  hurry(): void
}

/** A table that is being played. */
export class LiveTable implements TableModel {
  table = $state.raw<TableView | null>(null)
  you = $state.raw<Family | ''>('')
  /** What the screen shows; it lags behind what is known while events are played. */
  board = $state.raw<Board>(emptyBoard([], 0))
  result = $state.raw<ResultView | null>(null)
  connected = $state.raw<readonly string[]>([])
  lines = $state.raw<readonly Line[]>([])
  chat = $state.raw<readonly Spoken[]>([])
  ignored = $state.raw<readonly string[]>([])
  line = $state.raw<LineState>('connecting')
  refusal = $state.raw<Refusal | null>(null)
  /** The server ended the connection for good, with the key of the reason. */
  bye = $state.raw('')
  /** Events are being shown; nothing is asked until they have been. */
  playing = $state.raw(false)
  /** An answer is under way. */
  sending = $state.raw(false)
  /** When the open decision's time is up, by this device's clock; 0: never. */
  deadline = $state.raw(0)
  #decision = $state.raw<DecisionView | null>(null)

  player: Player = straight

  #heard = 0
  #waiting: Numbered[] = []
  #hurried = false
  #unanswered: Act | null = null
  readonly #link: Link

  constructor(readonly id: string) {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    this.#link = new Link(`${scheme}//${location.host}/api/tables/${id}/socket`, {
      hello: () => this.#heard > 0 ? { type: 'hello', number: this.#heard } : { type: 'hello', history: true },
      line: (state) => { this.line = state },
      message: (message) => this.#hear(message),
    })
  }

  // -- asking ----------------------------------------------------------------------------------------

  /** What is asked, once everything before it has been shown. */
  get decision(): DecisionView | null {
    return this.playing || this.sending ? null : this.#decision
  }

  /** Whether this seat is asked. */
  get asked(): boolean {
    return this.you !== '' && this.decision?.seat === this.you
  }

  act(action: string): void {
    if (!this.#decision || this.sending) return
    this.refusal = null
    this.sending = true
    this.#unanswered = { type: 'act', id: messageId(), decision: this.#decision.number, action }
    this.#link.send(this.#unanswered)
  }

  say(text: string): void {
    this.#link.send({ type: 'say', id: messageId(), text })
  }

  mute(name: string, muted: boolean, all: boolean): void {
    if (!all) this.ignored = [...this.ignored.filter((other) => other !== name), ...(muted ? [name] : [])]
    this.#link.send({ type: 'mute', id: messageId(), name, muted, all })
  }

  comeBack(): void {
    this.#link.send({ type: 'return', id: messageId() })
  }

  /** How many events are still to be shown. */
  get waiting(): number {
    return this.#waiting.length
  }

  /** The next event to be shown. */
  get next(): GameEvent | undefined {
    return this.#waiting[0]?.event
  }

  /** Show what is waiting at once. */
  hurry(): void {
    this.#hurried = true
  }

  close(): void {
    this.#link.close()
  }

  // -- hearing ---------------------------------------------------------------------------------------

  #hear(message: FromServer): void {
    if (message.type === 'table') this.#whole(message)
    else if (message.type === 'news') this.#news(message)
    else if (message.type === 'answer') this.#answer(message)
    else if (message.type === 'presence') this.connected = message.connected
    else if (message.type === 'bye') this.#bye(message.reason)
  }

  #whole(whole: Whole): void {
    if (whole.events?.length || whole.number === 0) {
      this.#begin(whole)
    } else if (whole.number > this.#heard + this.#waiting.length) {
      // so much was missed that the server leaves it out: begin anew
      this.#link.send({ type: 'hello', history: true })
      return
    }
    this.connected = whole.connected ?? []
    this.ignored = whole.ignored ?? []
    this.result = whole.result ?? null
    this.#asks(whole.decision ?? null)
    this.#repeat()
  }

  /** Everything from the first event on, at once. */
  #begin(whole: Whole): void {
    const families = whole.table.seats.map((seat) => seat.family)
    const lines: Line[] = []
    const chat: Spoken[] = []
    let board = emptyBoard(families, whole.table.kinds?.length ?? 0)
    for (const [index, event] of (whole.events ?? []).entries()) {
      const before = board
      board = follow(before, event)
      keep(index + 1, event, before, board, whole.table, lines, chat)
    }
    this.table = whole.table
    this.you = whole.you ?? ''
    this.#waiting = []
    this.#heard = whole.number
    this.board = board
    this.lines = lines
    this.chat = chat
  }

  #news(news: News): void {
    const first = news.number - news.events.length + 1
    for (const [index, event] of news.events.entries()) {
      if (first + index > this.#heard) this.#waiting.push({ number: first + index, event })
    }
    this.#heard = news.number
    if (news.answer) this.#answer(news.answer)
    this.#asks(news.decision ?? null)
    if (news.result) this.result = news.result
    if (!this.playing) void this.#play()
    this.#repeat()
  }

  #asks(decision: DecisionView | null): void {
    this.#decision = decision
    this.deadline = decision?.clock ? Date.now() + decision.clock.left : 0
    if (decision?.number !== this.#unanswered?.decision) this.#settled()
  }

  /** After a break the last message is said once more; the server carries it out only once. */
  #repeat(): void {
    if (this.#unanswered && this.line !== 'open') this.#link.send(this.#unanswered)
  }

  #answer(answer: Answer): void {
    if (answer.id === this.#unanswered?.id) this.#settled()
    if (answer.accepted) return
    this.refusal = { reason: answer.reason ?? 'malformed', values: answer.values ?? {} }
    if (answer.state) this.#whole(answer.state)
  }

  #settled(): void {
    this.#unanswered = null
    this.sending = false
  }

  #bye(reason: string): void {
    if (PASSING.includes(reason)) return
    this.bye = reason
    this.#link.close()
  }

  // -- showing ---------------------------------------------------------------------------------------

  async #play(): Promise<void> {
    this.playing = true
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) await this.#show(next)
    this.#hurried = false
    this.playing = false
  }

  async #show({ number, event }: Numbered): Promise<void> {
    if (this.table) {
      const mine = this.table.seats.find((seat) => seat.family === this.you)?.name
      this.table = beside(this.table, event)
      if (event.what === 'started' && mine) this.you = familyNamed(this.table, mine)
    }
    const before = this.board
    const after = follow(before, event)
    const lines: Line[] = []
    const chat: Spoken[] = []
    keep(number, event, before, after, this.table, lines, chat)
    if (chat.length) this.chat = [...this.chat, ...chat]
    if (after === before && !lines.length) return
    const show = async (): Promise<void> => {
      this.board = after
      if (lines.length) this.lines = [...this.lines, ...lines]
      await tick()
    }
    await (this.#hurried ? straight : this.player)(event, before, after, show)
  }
}

/** What stays of an event: a line of the chronicle, or something said. */
function keep(
  number: number, event: GameEvent, before: Board, after: Board, table: TableView | null, lines: Line[], chat: Spoken[],
): void {
  if (event.what === 'said') {
    const { name = '', text = '', at = 0, muted = false } = event
    chat.push({ number, name, text, at, muted })
    return
  }
  if (event.what === 'muted') {
    const name = table?.seats.find((seat) => seat.family === event.seat)?.name
    if (name) chat.push({ number, name, text: '', at: 0, muted: false, silenced: event.muted ?? false })
    return
  }
  const line = table && lineOf(event, before, after)
  if (line) lines.push({ ...line, number })
}

function familyNamed(table: TableView, name: string): Family | '' {
  return (table.seats.find((seat) => seat.name === name)?.family ?? '')
}

function messageId(): string {
  // crypto.randomUUID needs https, and at home the game is played over plain http
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
