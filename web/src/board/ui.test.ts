// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { FakeSocket, WHOLE } from '../game/fakes'
import { LiveTable } from '../game/table.svelte'
import { TableUi } from './ui.svelte'

let ui: TableUi

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.useFakeTimers()
  const model = new LiveTable('x')
  const table = { ...WHOLE.table, status: 'playing' as const, seats: [{ family: 'R' as const, name: 'Jeanne' }] }
  const legal = [{ action: 'keep' }, { action: 'reveal' }]
  FakeSocket.last.says({ ...WHOLE, you: 'R', table, decision: { number: 7, seat: 'R', question: 'keep', legal } })
  ui = new TableUi(model)
  return () => {
    model.close()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

const answered = (): unknown[] => FakeSocket.last.sent.filter((message) => (message as { type: string }).type === 'act')

function press(verb: string): void {
  ui.pointed(true)
  ui.touch({ verb })
}

it('takes a double tap for a slip, and the same choice once more for an answer', () => {
  press('keep')
  vi.advanceTimersByTime(150)
  press('keep')
  expect(ui.marked?.action).toBe('keep')
  expect(answered()).toEqual([])
  vi.advanceTimersByTime(1000)
  press('keep')
  expect(answered()).toMatchObject([{ action: 'keep', decision: 7 }])
})

it('takes the same key at once for an answer', () => {
  ui.pointed(false)
  ui.touch({ verb: 'reveal' })
  ui.touch({ verb: 'reveal' })
  expect(answered()).toMatchObject([{ action: 'reveal' }])
})

it('shows what comes of an answer, whatever was looked up for it', () => {
  ui.tab = 'cards'
  ui.look({ kind: 'spy' })
  press('keep')
  expect(ui.tab).toBe('cards')
  ui.confirm()
  expect(ui.tab).toBe('chronicle')
  expect(ui.looked).toBeNull()
  ui.tab = 'chat'
  ui.confirm()
  expect(ui.tab).toBe('chat')
})
