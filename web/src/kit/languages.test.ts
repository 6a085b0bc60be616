// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { NAMES, wantedLanguage } from './languages'
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
