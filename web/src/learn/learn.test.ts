// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { expect, it, vi } from 'vitest'
import { finish, keepStep } from '../site/progress'
import Learn from './Learn.svelte'

async function offered(): Promise<string[]> {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody answers')))
  const shown = mount(Learn, { target: document.body })
  flushSync()
  const found = [...document.querySelectorAll('.lessons a')].map((link) => `${link.getAttribute('href')} ${link.textContent}`)
  await unmount(shown)
  vi.unstubAllGlobals()
  return found
}

it('says of each lesson whether it begins, goes on or is repeated', async () => {
  expect(await offered()).toEqual(['/learn/first Start', '/learn/alliance Start', '/rules Open', '/puzzles Solve it'])
  finish('first')
  keepStep('alliance', 2)
  expect(await offered()).toEqual(['/learn/first Play again', '/learn/alliance Go on', '/rules Open', '/puzzles Solve it'])
})
