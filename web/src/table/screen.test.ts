// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { expect, it, vi } from 'vitest'
import { FakeSocket, WHOLE } from '../game/fakes'
import TableScreen from './TableScreen.svelte'

it('says once what the server refused, before a game too', async () => {
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody answers')))
  const screen = mount(TableScreen, { target: document.body, props: { id: 'x' } })
  FakeSocket.last.says(WHOLE)
  FakeSocket.last.says({ type: 'answer', id: '', accepted: false, reason: 'muted', state: { ...WHOLE, events: [] } })
  flushSync()
  expect(document.querySelectorAll('.lobby')).toHaveLength(1)
  expect(document.querySelectorAll('.banner')).toHaveLength(1)
  await unmount(screen)
  vi.unstubAllGlobals()
})
