import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'
import { all, said, split, together } from './texts'

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url))
const TEXTS = fileURLToPath(new URL('../../src/oriflamme/texts/', import.meta.url))
const FIRST = said(together(['main.ts', 'home/Home.svelte'].map((name) => SOURCES + name)))

const CATALOGUE = `# A comment.

### Cards

card-spy = Spy
    .short = robs
    .rule = Takes 1,
        from a neighbour.

### Playing in the terminal

play-help = Type ?

# Of a place.
place-more = { $number ->
        [one] card
       *[other] cards
    }
place = { place-more } here
home-title = Home
`

const none = (): boolean => false

describe('split', () => {
  test('leaves out comments and what is not said', () => {
    const { first, rest } = split(CATALOGUE, none, (key) => key === 'home-title')
    expect(first).toBe('')
    expect(rest).toBe('home-title = Home\n')
  })

  test('has each message once, in the first part if that says all of it', () => {
    const { first, rest } = split(CATALOGUE, (key) => key === 'home-title', (key) => ['home-title', 'play-help'].includes(key))
    expect(first).toBe('home-title = Home\n')
    expect(rest).toBe('play-help = Type ?\n')
  })

  test('gives the first part a piece, and the rest the whole', () => {
    const { first, rest } = split(CATALOGUE, (key) => key === 'card-spy', (key) => key.startsWith('card-spy'))
    expect(first).toBe('card-spy = Spy\n')
    expect(rest).toBe('card-spy = Spy\n    .short = robs\n    .rule = Takes 1,\n        from a neighbour.\n')
  })

  test('an attribute can be said without its message', () => {
    expect(split(CATALOGUE, (key) => key === 'card-spy.short', none).first).toBe('card-spy =\n    .short = robs\n')
  })

  test('takes along what is referred to', () => {
    const bundle = new FluentBundle('en', { useIsolating: false })
    bundle.addResource(new FluentResource(split(CATALOGUE, (key) => key === 'place', none).first))
    expect(bundle.formatPattern(bundle.getMessage('place')?.value ?? '', { number: 2 })).toBe('cards here')
  })
})

describe('said', () => {
  test('knows names and shapes', () => {
    const choice = said(["t(now ? 'home-first' : 'home-play')", 't(`card-${kind}.short`)'])
    expect(['home-first', 'home-play', 'card-royal-decree.short'].filter(choice)).toHaveLength(3)
    expect(['home', 'home-first-on', 'card-spy', 'card-spy.rule', 'card-spy.short-one.more'].filter(choice)).toEqual([])
  })

  test('does not take the name of something kept for a text', () => {
    expect(said(['kept(`lesson-${name}`)', "keep('quick', wanted)"])('lesson-first')).toBe(false)
  })
})

test('what is imported later is not said at first', () => {
  expect(['home-title', 'nav-rules', 'card-archer', 'refused-full', 'table-asked', 'language'].filter((key) => !FIRST(key))).toEqual([])
  expect(['name-title', 'quick-title', 'card-archer.rule', 'rulebook-title', 'lesson-first-welcome', 'event-round'].filter(FIRST)).toEqual([])
})

describe.each(readdirSync(TEXTS).filter((name) => name.endsWith('.ftl')))('of %s', (name) => {
  const catalogue = readFileSync(TEXTS + name, 'utf8')
  const { first, rest } = split(catalogue, FIRST, said(all(SOURCES)))
  const page = keysOf(first, rest)

  test('the page has every message whole, but those of the commands and the server', () => {
    const lacking = keysOf(catalogue).filter((key) => !page.includes(key))
    expect(lacking).toContain('play-help')
    expect(lacking.filter((key) => !/^(play|ask|do|end|serve|page)-/.test(key))).toEqual([])
  })

  test('the first screen gets a small part', () => {
    expect(first.length).toBeLessThan(catalogue.length / 4)
  })
})

/** The messages and attributes of a catalogue in parts. */
function keysOf(...parts: string[]): string[] {
  const bundle = new FluentBundle('en')
  for (const part of parts) bundle.addResource(new FluentResource(part), { allowOverrides: true })
  return [...bundle._messages].flatMap(([key, { value, attributes }]) => [...(value ? [key] : []), ...Object.keys(attributes).map((name) => `${key}.${name}`)])
}
