import { expect, it } from 'vitest'
import { bestSight, type Choosable } from './sight'

/** Cards of 60 with 20 between them, the first at 40: those of others are written O, own ones o, the rest a dot. */
const row = (cards: string): Choosable[] => Array.from(cards).flatMap((card, index) =>
  card === '.' ? [] : [{ left: 40 + index * 80, right: 100 + index * 80, others: card === 'O' }])
const MOST = 8 * 80 + 60 - 320
const sight = (cards: string, wanted: number): number => bestSight(row(cards), 320, MOST, wanted)
const inSight = (cards: string, wanted: number): number[] => {
  const left = sight(cards, wanted)
  return row(cards).filter((spot) => spot.left >= left && spot.right <= left + 320).map((spot) => (spot.left - 40) / 80)
}

it('stays where it is wanted if nothing better is elsewhere', () => {
  expect(sight('OOOOOOOO', 190)).toBe(190)
  expect(sight('...OO...', 170)).toBe(170)
})

it('shows the cards of others first, then as many as it can', () => {
  expect(inSight('OO..oooo', 320)).toEqual([0, 1])
  expect(inSight('O..ooo.O', 200)).toContain(7)
  expect(inSight('....o..o', 0)).toEqual([4, 7])
})

it('goes no further than the row', () => {
  expect(sight('O.......', 300)).toBe(31)
  expect(sight('.......O', 900)).toBe(MOST)
})
