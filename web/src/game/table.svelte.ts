/** A table as its screen shows it: what was received, event by event, and what can be sent. */

import type { Answer, CallView, DecisionView, FromServer, Hello, News, ResultView, TableView, Whole } from '../kit/messages'
import { beside } from './beside'
import { emptyBoard, type Board, type Family } from './board'
import type { Line } from './chronicle'
import { deedsOf } from './deeds'
import type { TableEvent } from './events'
import { Link, type LineState } from './link'
import { sendBits } from '../site/bits'
import type { Calling, Refusal, Spoken, TableModel } from './model'
import { knowing, knownFrom, Playback } from './playback.svelte'

type Act = { type: 'act', id: string, decision: number, action: string }

/** The version of the protocol. Another version has different events, and numbers them differently. */
const PROTOCOL = 3

/** Asks for everything from the first event on. */
const ANEW: Hello = { type: 'hello', protocol: PROTOCOL, history: true }

/** Reasons after which a closed connection may be opened again. */
const PASSING = ['server-stops', 'pace']

/** A table that is being played. */
export class LiveTable implements TableModel {
  table = $state.raw<TableView | null>(null)
  you = $state.raw<Family | ''>('')
  result = $state.raw<ResultView | null>(null)
  connected = $state.raw<readonly string[]>([])
  away = $state.raw<Readonly<Record<string, number>>>({})
  call = $state.raw<Calling | null>(null)
  late = $state.raw<{ family: string, name: string } | null>(null)
  playedForMe = $state.raw<readonly Line[]>([])
  chat = $state.raw<readonly Spoken[]>([])
  ignored = $state.raw<readonly string[]>([])
  line = $state.raw<LineState>('connecting')
  refusal = $state.raw<Refusal | null>(null)
  /** The server closed the connection for good, with the key of the reason. */
  bye = $state.raw('')
  /** An answer is under way. */
  sending = $state.raw(false)
  /** When the open decision's time is up, by this device's clock; 0: never. */
  deadline = $state.raw(0)
  #decision = $state.raw<DecisionView | null>(null)

  readonly playback = new Playback((event, number) => this.#beside(event, number))
  #heard = 0
  /** The number of the event since which a bot has played for me; 0: none does. */
  #gone = 0
  #unanswered: Act | null = null
  readonly #link: Link

  constructor(readonly id: string) {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    this.#link = new Link(`${scheme}//${location.host}/api/tables/${id}/socket`, {
      hello: () => this.#heard > 0 ? { type: 'hello', protocol: PROTOCOL, number: this.#heard } : ANEW,
      line: (state) => { this.line = state },
      message: (message) => this.#hear(message),
    })
  }

  get board(): Board {
    return this.playback.board
  }

  get lines(): readonly Line[] {
    return this.playback.lines
  }

  get playing(): boolean {
    return this.playback.playing
  }

  // -- asking ----------------------------------------------------------------------------------------

  /** The open decision, once everything before it has been shown. */
  get decision(): DecisionView | null {
    return this.playing || this.sending ? null : this.#decision
  }

  /** Whether this seat has to decide. */
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

  close(): void {
    this.#link.close()
  }

  // -- hearing ---------------------------------------------------------------------------------------

  #hear(message: FromServer): void {
    if (message.type === 'table') this.#whole(message)
    else if (message.type === 'news') this.#news(message)
    else if (message.type === 'answer') this.#answer(message)
    else if (message.type === 'presence') this.#present(message.connected, message.away)
    else if (message.type === 'bye') this.#bye(message.reason)
  }

  #whole(whole: Whole): void {
    if (whole.events?.length || whole.number === 0) {
      this.#begin(whole)
    } else if (whole.number !== this.#heard) {
      // the server left out events because too many were missed, or it numbers them differently by now: start again
      this.#link.send(ANEW)
      return
    }
    this.#present(whole.connected, whole.away)
    this.#called(whole.call ?? null)
    this.ignored = whole.ignored ?? []
    this.result = whole.result ?? null
    this.#asks(whole.decision ?? null)
    this.#repeat()
  }

  #present(connected: readonly string[] = [], away: Record<string, number> = {}): void {
    this.connected = connected
    this.away = Object.fromEntries(Object.entries(away).map(([family, left]) => [family, Date.now() + left]))
  }

  #called(call: CallView | null): void {
    this.call = call && { ...call, until: Date.now() + call.left }
    if (call?.waits.length === 0) void sendBits(this.id, call.commitments)
  }

  /** Who is ready changes with these events. */
  #calling(event: TableEvent): void {
    const seat = this.table?.seats.find(({ family }) => 'family' in event && family === event.family)
    if (event.what === 'called') this.call = { until: Date.now() + event.within, waits: event.waits, commitments: {} }
    else if (event.what === 'ready' && this.call) this.call = { ...this.call, waits: this.call.waits.filter((family) => family !== event.family) }
    else if (event.what === 'gathered') this.#called({ left: event.within, waits: [], commitments: event.commitments })
    else if (event.what === 'left' || event.what === 'started') this.call = null
    if (event.what === 'left' && event.late) this.late = { family: event.family, name: seat?.name ?? '' }
    if (event.what === 'called' || event.what === 'joined' || event.what === 'started') this.late = null
  }

  /** Everything from the first event on, at once. */
  #begin(whole: Whole): void {
    const families = whole.table.seats.map((seat) => seat.family)
    const start = knownFrom(emptyBoard(families, whole.table.kinds?.length ?? 0))
    const events = whole.events ?? []
    this.table = whole.table
    this.you = whole.you ?? ''
    this.#heard = whole.number
    this.#gone = 0
    for (const [index, event] of events.entries()) this.#standIn(event, index + 1)
    this.late = lateAt(events)
    this.playedForMe = []
    this.chat = events.flatMap((event, index) => spoken(event, index + 1) ?? [])
    // old chat is left out, so there may be fewer events than their numbers say
    this.playback.jump({ ...events.reduce(knowing, start), number: whole.number })
  }

  #news(news: News): void {
    const first = news.number - news.events.length + 1
    const events = news.events.slice(Math.max(0, this.#heard + 1 - first))
    this.#heard = news.number
    if (news.answer) this.#answer(news.answer)
    this.#asks(news.decision ?? null)
    if (news.result) this.result = news.result
    void this.playback.play(events)
    this.#repeat()
  }

  #asks(decision: DecisionView | null): void {
    this.#decision = decision
    this.deadline = decision?.clock ? Date.now() + decision.clock.left : 0
    if (decision?.number !== this.#unanswered?.decision) this.#settled()
  }

  /** Sends the last message again after a break; the server carries it out only once. */
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

  /** What an event changes beside the board. */
  #beside(event: TableEvent, number: number): void {
    if (!this.table) return
    const mine = this.table.seats.find((seat) => seat.family === this.you)?.name
    this.#calling(event)
    this.table = beside(this.table, event)
    if (event.what === 'started' && mine) this.you = familyNamed(this.table, mine)
    this.#standIn(event, number)
    const line = spoken(event, number)
    if (line) this.chat = [...this.chat, line]
  }

  /** Remembers since when a bot has played for me, and at the end what it played. */
  #standIn(event: TableEvent, number: number): void {
    if (event.what === 'stand-in' && event.family === this.you) this.#gone = number
    if (event.what !== 'back' || event.family !== this.you) return
    this.playedForMe = deedsOf(this.you, this.lines.filter((line) => line.number > this.#gone))
    this.#gone = 0
  }
}

/** Who was not ready in time, if nothing has happened since. */
function lateAt(events: readonly TableEvent[]): LiveTable['late'] {
  const names: Record<string, string> = {}
  let late: LiveTable['late'] = null
  for (const event of events) {
    if (event.what === 'joined') names[event.family] = event.name
    if (event.what === 'left' && event.late) late = { family: event.family, name: names[event.family] ?? '' }
    else if (event.what === 'called' || event.what === 'joined' || event.what === 'started') late = null
  }
  return late
}

/** What an event adds to the chat. */
function spoken(event: TableEvent, number: number): Spoken | null {
  switch (event.what) {
    case 'said': return { number, name: event.name, text: event.text, at: event.at, muted: false }
    case 'unheard': return { number, name: event.name, text: '', at: 0, muted: true }
    case 'muted': return { number, name: event.name, text: '', at: 0, muted: false, silenced: event.muted }
    default: return null
  }
}

function familyNamed(table: TableView, name: string): Family | '' {
  return (table.seats.find((seat) => seat.name === name)?.family ?? '')
}

function messageId(): string {
  // crypto.randomUUID needs https, and at home the game is played over plain http
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
