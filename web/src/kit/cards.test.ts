import { readFileSync } from 'node:fs'
import sprite from 'virtual:sprite'
import { expect, test } from 'vitest'
import { ARMS, ICONS, MARKS, faceOf } from './cards'
import { FAMILIES } from './game'

test('a card without a face is told of with the file that lacks it', () => {
  expect(() => faceOf('jester')).toThrow("the card 'jester' has no face: see web/src/kit/cards.ts")
})

test('a face has an icon of its own, and by the rules its set, its type and its mark', () => {
  expect(faceOf('spy')).toEqual({ icon: 'hood', type: 'character', set: 'base' })
  expect(faceOf('judge')).toEqual({ icon: 'scales', type: 'character', set: 'alliance', mark: 'kill' })
  expect(faceOf('ambush')).toEqual({ icon: 'wolf-trap', type: 'intrigue', set: 'base', mark: 'react' })
  expect(faceOf('deal')).toEqual({ icon: 'shaking-hands', type: 'intrigue', set: 'alliance', mark: 'reserve' })
})

test('no two cards or families look alike', () => {
  expect(new Set(ICONS).size).toBe(ICONS.length)
  expect(new Set(FAMILIES.map((family) => ARMS[family].dash)).size).toBe(FAMILIES.length)
})

test('the sprite has every drawing that is used, once, and no style attribute, which the page forbids', () => {
  const ids = [...sprite.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  expect(new Set(ids).size).toBe(ids.length)
  const used = [...sprite.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1])
  const wanted = [...used, ...ICONS.map((icon) => `i-${icon}`), ...Object.values(MARKS), ...FAMILIES.map((l) => `shield-${l}`)]
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
