// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenToReaders, reading } from './reading.svelte'

let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<main></main><i data-read="spy"></i>'
  stop = listenToReaders()
})

afterEach(() => {
  stop()
  reading.putAway()
  vi.useRealTimers()
})

function point(type: string, on: string, at: number): void {
  document.querySelector(on)?.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX: at, clientY: at }))
  vi.runAllTimers()
}

test('a card that a pointer moves to is read', () => {
  point('pointermove', 'main', 5)
  point('pointerover', 'i', 6)
  expect(reading.now?.kind).toBe('spy')
})

test('of a card on a stack is told what it covers, of a covered one not', () => {
  document.body.innerHTML = '<button data-beneath="a Spy"><i data-read="heir"></i><b data-part="card" data-read="lord"></b></button>'
  point('pointerover', 'b', 6)
  expect(reading.now?.beneath).toBe('a Spy')
  point('pointerover', 'i', 7)
  expect(reading.now).toMatchObject({ kind: 'heir', beneath: undefined })
})

test('a card that comes to lie under a pointer at rest is read when the pointer moves', () => {
  point('pointermove', 'main', 5)
  point('pointerover', 'i', 5)
  expect(reading.now).toBeNull()
  point('pointermove', 'i', 6)
  expect(reading.now?.kind).toBe('spy')
})
