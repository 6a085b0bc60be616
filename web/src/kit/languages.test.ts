// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { NAMES, wantedLanguage } from './languages'
import { LANGUAGES } from './texts'

test('every language is offered by its own name', () => {
  expect(Object.keys(NAMES).sort()).toEqual([...LANGUAGES].sort())
})

test('the address decides, then the choice, then the browser', () => {
  expect(wantedLanguage('?lang=pl')).toBe('pl')
  expect(wantedLanguage('?lang=tlh')).toBe('en')
  expect(wantedLanguage('')).toBe('en')
})
