// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { NAMES, speak, spoke, wantedLanguage } from './languages'
import { LANGUAGES } from './texts'

test('every language is offered by its own name', () => {
  expect(Object.keys(NAMES).sort()).toEqual([...LANGUAGES].sort())
})

test('the browser decides, then the address, and what it said stays chosen', () => {
  expect(wantedLanguage('?lang=tlh')).toBe('en')
  expect(wantedLanguage('')).toBe('en')
  expect(wantedLanguage('?lang=pl')).toBe('pl')
  expect(wantedLanguage('')).toBe('pl')
})

test('who chooses another one stays where they were, without a word of it in the address', () => {
  const replaced = vi.spyOn(history, 'replaceState').mockImplementation(() => undefined)
  location.href = 'http://localhost/tables/x?lang=pl&view=all'
  speak('fr')
  expect(String(replaced.mock.lastCall?.[2])).toBe('http://localhost/tables/x?view=all')
  expect([spoke(), spoke()]).toEqual([true, false]) // once, so that what was open opens again
  replaced.mockRestore()
})
