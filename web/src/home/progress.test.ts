import { expect, test } from 'vitest'
import type { DecidedGame } from '../kit/messages'
import { lossesOf, luckOf, rangeOf, totalsOf, trendOf } from './progress'

const game = (given: Partial<DecidedGame>): DecidedGame => ({ choices: 10, loss: 0.2, deal: 0, luck: 0, result: 0, ...given })

test('what costs most per decision comes first, however often it came up', () => {
  const lines = lossesOf({ keep: { choices: 10, loss: 0.5 }, place: { choices: 100, loss: 1 }, gap: { choices: 0, loss: 0 } })
  expect(lines).toEqual([{ key: 'keep', choices: 10, points: 5, part: 1 }, { key: 'place', choices: 100, points: 1, part: 0.2 }])
})

test('a perfect player has bars of nothing', () => {
  expect(lossesOf({ keep: { choices: 3, loss: 0 } })).toEqual([{ key: 'keep', choices: 3, points: 0, part: 0 }])
})

test('the trend goes over five games, by decisions and not by games', () => {
  const games = [game({ choices: 30, loss: 0.3 }), game({ choices: 10, loss: 0.5 }), ...Array<DecidedGame>(5).fill(game({ loss: 0 }))]
  expect(trendOf(games).map((points) => Math.round(10 * points) / 10)).toEqual([1, 2, 1.6, 1.3, 1.1, 1, 0])
})

test('luck adds up with the deal in it', () => {
  const games = [game({ deal: 0.1, luck: 0.2 }), game({ deal: -0.2, luck: -0.4 })]
  expect(luckOf(games).map((luck) => luck.toFixed(1))).toEqual(['0.0', '0.3', '-0.3'])
  expect(totalsOf(games).luck).toBeCloseTo(-0.3)
  expect(totalsOf(games).deal).toBeCloseTo(-0.1)
})

test('an axis always has nothing on it', () => {
  expect(rangeOf([2, 3])).toEqual([0, 3])
  expect(rangeOf([-1, 0.5])).toEqual([-1, 0.5])
  expect(rangeOf([])).toEqual([0, 1])
})
