import { describe, expect, test } from 'vitest'
import { LANGUAGES, has, language, parts, preferredLanguage, t } from './texts'

describe('t', () => {
  test('fills in places', () => {
    expect(t('event-round', { number: 3, who: 'Red' })).toBe('Round 3: Red goes first.')
  })

  test('writes numbers as the language does, and chooses by their plural', () => {
    expect(t('past-all', { number: 12 })).toBe('All 12 games')
    expect(t('past-all', { number: 12345 })).toBe('All 12,345 games')
    expect(t('home-waiting', { number: 1 })).toBe('Waiting for you')
    expect(t('home-waiting', { number: 2 })).toBe('Waiting for you: 2')
  })

  test('reads attributes, and lines of the file as one', () => {
    expect(t('card-archer.short')).toBe('eliminate the first or last card of the row')
    expect(t('card-shapeshifter.rule')).toMatch(/^Chooses an open character .* for its own family\.$/)
  })

  test('throws for what is not in the catalogue', () => {
    expect(() => t('no-such-text')).toThrow('no-such-text')
    expect(() => t('card-archer.song')).toThrow('card-archer.song')
  })

  test('throws for a place that is not filled in', () => {
    expect(() => t('event-round', { number: 3 })).toThrow('event-round')
  })
})

describe('parts', () => {
  test('keeps objects in the order of the sentence', () => {
    const spy = { slug: 'spy' }
    const red = { family: 'R' }
    expect(parts('event-robbed', { victim: red, number: 1, card: spy })).toEqual([spy, ' takes 1 from ', red, '.'])
  })

  test('gives an object twice that the sentence has twice', () => {
    const red = { family: 'R' }
    expect(parts('card-of', { who: red, name: red })).toEqual([red, '’s ', red])
  })

  test('a name cannot pretend to be a chip', () => {
    const spy = { slug: 'spy' }
    expect(parts('card-of', { who: 'Eve\uE000', name: spy })).toEqual(['Eve’s ', spy])
  })
})

test('the languages are those of the catalogues, and the browser chooses among them', () => {
  expect(LANGUAGES).toContain('en')
  expect(language()).toBe('en')
  expect(preferredLanguage(['tlh', 'en-GB'])).toBe('en')
  expect(preferredLanguage(['tlh'])).toBe('en')
})

test('has', () => {
  expect(has('card-archer')).toBe(true)
  expect(has('card-archer.rule')).toBe(true)
  expect(has('card-archer.song')).toBe(false)
})
