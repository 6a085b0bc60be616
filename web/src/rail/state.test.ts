// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import type { Answer, Mute } from '../kit/messages'
import { RailState } from './state.svelte'
import { TableUi } from '../board/ui.svelte'
import { FakeSocket, WHOLE } from '../game/fakes'
import { LiveTable } from '../game/table.svelte'

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket)
  return () => { vi.unstubAllGlobals() }
})

it('ignores whom the server says, and whom it was told to ignore since', () => {
  const model = new LiveTable('x')
  const heard = (): string[] => new RailState(new TableUi(model)).heard.map((line) => line.name)
  FakeSocket.last.says(WHOLE)
  expect(model.ignored).toEqual(['Marek'])
  expect(heard()).toEqual(['Olena'])

  model.mute('Marek', false, false)
  model.mute('Olena', true, false)
  model.mute('Olena', true, true)
  expect(model.ignored).toEqual(['Olena'])
  expect(heard()).toEqual([])
  const asked = FakeSocket.last.sent as Mute[]
  expect(asked.map(({ name, muted, all }) => [name, muted, all])).toEqual([
    ['Marek', false, false], ['Olena', true, false], ['Olena', true, true],
  ])

  const refused: Answer = { type: 'answer', id: asked[1]?.id ?? '', accepted: false, reason: 'no-such-voice', state: { ...WHOLE, events: [], ignored: [] } }
  FakeSocket.last.says(refused)
  expect(model.ignored).toEqual([])
  expect(heard()).toEqual(['Olena'])
  model.close()
})

it('looks at a card that has left the row as a card of its owner', () => {
  const model = new LiveTable('x')
  FakeSocket.last.says(WHOLE)
  const ui = new TableUi(model)
  new RailState(ui).look(7, 'archer', 'B')
  expect(ui.looked).toEqual({ kind: 'archer', of: 'B' })
  model.close()
})
