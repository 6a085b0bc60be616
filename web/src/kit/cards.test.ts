import { readFileSync } from 'node:fs'
import sprite from 'virtual:sprite'
import { expect, test } from 'vitest'
import { CARDS, FAMILIES, ICONS, LETTERS, MARKS, faceOf } from './cards'
import { has } from './texts'

test('twenty cards, ten of each set, every one with its texts', () => {
  const slugs = Object.keys(CARDS)
  expect(slugs.filter((slug) => faceOf(slug).set === 'base')).toHaveLength(10)
  expect(slugs.filter((slug) => faceOf(slug).set === 'alliance')).toHaveLength(10)
  for (const slug of slugs) {
    expect(has(`card-${slug}`) && has(`card-${slug}.short`) && has(`card-${slug}.rule`), slug).toBe(true)
  }
  expect(() => faceOf('jester')).toThrow('jester')
})

test('no two cards or families look alike', () => {
  expect(new Set(ICONS).size).toBe(ICONS.length)
  expect(new Set(Object.values(FAMILIES).map((family) => family.dash)).size).toBe(LETTERS.length)
})

test('the sprite has every drawing that is used, once, and no style attribute, which the page forbids', () => {
  const ids = [...sprite.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  expect(new Set(ids).size).toBe(ids.length)
  const used = [...sprite.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1])
  const wanted = [...used, ...ICONS.map((icon) => `i-${icon}`), ...Object.values(MARKS), ...LETTERS.map((l) => `shield-${l}`)]
  expect(ids).toEqual(expect.arrayContaining(wanted))
  expect(sprite).not.toContain('style=')
})

test('the notice credits every icon, and no other', () => {
  const notice = readFileSync(new URL('../../../NOTICE', import.meta.url), 'utf8')
  const credited = [...notice.matchAll(/Icons made by [^\n]+:\n((?: {4}.*\n)+)/g)].flatMap((match) =>
    (match[1] ?? '').split(/[\s,]+/).filter(Boolean),
  )
  expect(credited.sort()).toEqual([...ICONS].sort())
})
