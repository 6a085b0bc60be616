// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Me } from '../kit/messages'
import { myself } from '../site/me.svelte'
import { finish, keepStep } from '../site/progress'
import Home from './Home.svelte'

beforeEach(() => {
  localStorage.clear()
  myself.who = undefined
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody answers')))
})
afterEach(() => { vi.unstubAllGlobals() })

/** What is offered as the main thing, and every link to a lesson. */
async function offered(): Promise<{ main: string, links: string[] }> {
  const shown = mount(Home, { target: document.body })
  flushSync()
  const mains = [...document.querySelectorAll('.btn.primary:not(.change)')]
  const lessons = [...document.querySelectorAll('a[href^="/learn/"]')]
  const text = (element: Element): string => element.firstChild?.textContent?.trim() ?? ''
  const found = { main: mains.map(text).join(' and '), links: lessons.map((link) => `${link.getAttribute('href')} ${text(link)}`) }
  await unmount(shown)
  return found
}

it('leads who comes for the first time into the first lesson', async () => {
  expect(await offered()).toEqual({ main: 'New here? Learn in 5 minutes', links: ['/learn/first New here? Learn in 5 minutes'] })
  keepStep('first', 4)
  expect((await offered()).main).toBe('Go on with the lesson')
})

it('leads into a game who has been through the lesson, or has played without it', async () => {
  finish('first')
  expect(await offered()).toEqual({ main: 'Play now', links: ['/learn/alliance Start'] })
  localStorage.clear()
  myself.who = { id: 'p', name: 'Jeanne' } as Me
  expect(await offered()).toEqual({ main: 'Play now', links: ['/learn/first Start'] })
  keepStep('first', 4)
  expect((await offered()).links).toEqual(['/learn/first Go on'])
})
