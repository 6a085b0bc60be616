import { describe, expect, it } from 'vitest'
import { roman } from '../kit/roman'
import { apartFrom, linesOf, roundsOf, scaleFor, ticksFor } from './chart'

describe('lines', () => {
  it('begin at the start and end with the result', () => {
    const history = [{ R: 1, B: 1 }, { R: 2, B: 1 }, { R: 4, B: 3 }]
    expect(linesOf(history, { R: 6, B: 3 })).toEqual([{ family: 'R', values: [1, 2, 6] }, { family: 'B', values: [1, 1, 3] }])
  })
})

describe('the rounds', () => {
  it('of a whole game are all of them', () => {
    expect(roundsOf(7, 6, 'start')).toEqual(['start', 'I', 'II', 'III', 'IV', 'V', 'VI'])
  })

  it('of a game that went on from a position begin with the one it was in', () => {
    expect(roundsOf(4, 6, 'start')).toEqual(['start', 'IV', 'V', 'VI'])
  })
})

describe('ticks', () => {
  it.each([[0, [0, 1]], [3, [0, 1, 2, 3]], [7, [0, 2, 4, 6, 8]], [14, [0, 5, 10, 15]], [15, [0, 5, 10, 15]], [41, [0, 20, 40, 60]]])(
    'of %i are few and round', (most, ticks) => {
      expect(ticksFor(most)).toEqual(ticks)
    })

  it('reach as high as the lines', () => {
    for (let most = 1; most < 130; most += 1) {
      const ticks = ticksFor(most)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most)
      expect(ticks.length).toBeLessThanOrEqual(6)
    }
  })
})

describe('the scale', () => {
  const { x, y } = scaleFor({ left: 10, right: 110, top: 5, bottom: 105 }, 5, 20)

  it('puts the first and the last round at the edges, nothing at the bottom and the most at the top', () => {
    expect([x(0), x(2), x(4)]).toEqual([10, 60, 110])
    expect([y(0), y(5), y(20)]).toEqual([105, 80, 5])
  })
})

describe('labels', () => {
  it('stay where they are if there is room', () => {
    expect(apartFrom([10, 90, 50], 20, 0, 100)).toEqual([10, 90, 50])
  })

  it('keep apart, in their order, within the frame', () => {
    expect(apartFrom([10, 12, 11], 20, 0, 100)).toEqual([10, 50, 30])
    expect(apartFrom([95, 98, 99], 20, 0, 100)).toEqual([60, 80, 100])
    const many = apartFrom([50, 50, 50, 50, 50], 20, 0, 100)
    expect([...many].sort((one, other) => one - other)).toEqual([20, 40, 60, 80, 100])
  })
})

it('rounds are in Roman numerals', () => {
  expect([1, 4, 6].map(roman)).toEqual(['I', 'IV', 'VI'])
})
