// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { TableEvent, Whole } from '../kit/messages'
import { FakeSocket, WHOLE } from './fakes'
import { LiveTable } from './table.svelte'

let model: LiveTable

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  model = new LiveTable('x')
  FakeSocket.last.onopen()
})

afterEach(() => {
  model.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function breakLine(): Promise<void> {
  FakeSocket.last.onclose()
  await vi.advanceTimersByTimeAsync(1000)
  FakeSocket.last.onopen()
}

it('asks for everything, and after a break for what is new, in its version of the protocol', async () => {
  expect(FakeSocket.last.sent).toEqual([{ type: 'hello', protocol: 3, history: true }])
  FakeSocket.last.says(WHOLE)
  await breakLine()
  expect(FakeSocket.last.sent).toEqual([{ type: 'hello', protocol: 3, number: 2 }])
})

it('comes back at once to a server that stops, since another may be there', async () => {
  FakeSocket.last.says(WHOLE)
  const before = FakeSocket.last
  before.says({ type: 'bye', reason: 'server-stops' })
  before.onclose()
  await vi.advanceTimersByTimeAsync(400)
  const second = FakeSocket.last
  expect(second).not.toBe(before)
  second.onclose() // nobody was there yet
  await vi.advanceTimersByTimeAsync(370)
  expect(FakeSocket.last).toBe(second)
  await vi.advanceTimersByTimeAsync(300)
  expect(FakeSocket.last).not.toBe(second)
})

it.each([1, 300])('begins anew when the server is elsewhere than it should be: at %i', async (number) => {
  FakeSocket.last.says(WHOLE)
  await breakLine()
  const { events: _, ...rest } = WHOLE
  FakeSocket.last.says({ ...rest, number })
  expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'hello', protocol: 3, history: true })
  FakeSocket.last.says({ ...WHOLE, number })
  expect(model.playback.number).toBe(number)
})

it('hears who is called to the game, who is ready, and who was late', async () => {
  const seats = [{ family: 'R' as const, name: 'Jeanne', host: true }, { family: 'B' as const, name: 'Marek' }]
  FakeSocket.last.says({ ...WHOLE, you: 'R', table: { ...WHOLE.table, seats }, call: { left: 9000, waits: ['B', 'G'], commitments: {} } })
  expect(model.call).toMatchObject({ waits: ['B', 'G'], until: Date.now() + 9000 })
  const says = async (number: number, event: TableEvent): Promise<void> => {
    FakeSocket.last.says({ type: 'news', number, events: [event] })
    await vi.runOnlyPendingTimersAsync()
  }
  await says(3, { what: 'ready', family: 'G', commitment: '' })
  expect(model.call?.waits).toEqual(['B'])
  await says(4, { what: 'left', family: 'B', removed: false, late: true })
  expect(model.call).toBeNull()
  expect(model.late).toEqual({ family: 'B', name: 'Marek' })
  await says(5, { what: 'joined', family: 'B', name: 'Olena', bot: '', program: false })
  expect(model.late).toBeNull()
})

it('hears who sits there, who speaks and how it goes', async () => {
  const seats = [{ family: 'R' as const, name: 'Jeanne', host: true }, { family: 'B' as const }]
  const whole: Whole = { ...WHOLE, you: 'R', table: { ...WHOLE.table, seats } }
  FakeSocket.last.says(whole)
  const events: TableEvent[] = [
    { what: 'joined', family: 'B', name: 'Marek', bot: '', program: false },
    { what: 'started', seats: { R: 'Marek', B: 'Jeanne' }, hash: '', left_out: [] },
    { what: 'stand-in', family: 'R', why: 'away' },
    { what: 'said', name: 'Marek', text: 'Well!', at: 5 },
    { what: 'unheard', name: 'Marek' },
    { what: 'muted', family: 'R', name: 'Marek', muted: true },
    { what: 'game-over', winners: ['B'], why: 'end' },
    { what: 'rematched', table: 'y' },
  ]
  FakeSocket.last.says({ type: 'news', number: 2 + events.length, events })
  await vi.runOnlyPendingTimersAsync()
  expect(model.you).toBe('B')
  expect(model.table).toMatchObject({ status: 'over', rematch: 'y', seats: [{ name: 'Marek', stand_in: 'away', muted: true }, { name: 'Jeanne', host: true }] })
  expect(model.chat.slice(2)).toEqual([
    { number: 6, name: 'Marek', text: 'Well!', at: 5, muted: false },
    { number: 7, name: 'Marek', text: '', at: 0, muted: true },
    { number: 8, name: 'Marek', text: '', at: 0, muted: false, silenced: true },
  ])
  expect(model.lines.map((line) => line.key)).toEqual(['event-over'])
})

it('says when a bot takes over from whom', () => {
  FakeSocket.last.says(WHOLE)
  FakeSocket.last.says({ type: 'presence', connected: ['R'], away: { B: 80_000 } })
  expect(model.away).toEqual({ B: Date.now() + 80_000 })
  FakeSocket.last.says({ type: 'presence', connected: ['R', 'B'] })
  expect(model.away).toEqual({})
})

it.each(['while the page was open', 'when it is opened again'])('tells who comes back what a bot played for them, %s', async (when) => {
  const seats = [{ family: 'R' as const, name: 'Jeanne' }, { family: 'B' as const, name: 'Marek' }]
  const table = { ...WHOLE.table, status: 'playing' as const, seats }
  const events: TableEvent[] = [
    { what: 'placed', family: 'R', card: 1, kind: 'heir', where: 'first', covers: 0, why: 'placement' },
    { what: 'stand-in', family: 'R', why: 'away' },
    { what: 'placed', family: 'B', card: 2, kind: null, where: 'last', covers: 0, why: 'placement' },
    { what: 'kept', family: 'R', card: 1, tokens: 1, why: 'activation.keep' },
    { what: 'kept', family: 'B', card: 2, tokens: 1, why: 'activation.keep' },
  ]
  if (when.startsWith('while')) {
    FakeSocket.last.says({ ...WHOLE, you: 'R', table, number: 0, events: [] })
    FakeSocket.last.says({ type: 'news', number: 5, events })
  } else {
    FakeSocket.last.says({ ...WHOLE, you: 'R', table, number: 5, events })
  }
  await vi.runOnlyPendingTimersAsync()
  expect(model.playedForMe).toEqual([])
  FakeSocket.last.says({ type: 'news', number: 6, events: [{ what: 'back', family: 'R' }] })
  await vi.runOnlyPendingTimersAsync()
  expect(model.playedForMe.map((line) => [line.what, line.card])).toEqual([['kept', 1]])
})
