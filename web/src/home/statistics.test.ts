import { describe, expect, it } from 'vitest'
import { ranked, ratingOf, sharesOf } from './statistics'

const rating = (shown: number) => ({ name: '', bot: false, mu: 0, sigma: 0, shown, games: 1 })

describe('the ladder', () => {
  it('gives equals the same rank and leaves the next one out', () => {
    expect(ranked([9, 7, 7, 1].map(rating)).map(({ rank }) => rank)).toEqual([1, 2, 2, 4])
  })
  it('begins at a thousand and never falls below nothing', () => {
    expect([0, -2.8, 12.5, -40].map(rating).map(ratingOf)).toEqual([1000, 888, 1500, 0])
  })
})

describe('statistics', () => {
  const share = (games: number, won: number) => ({ games, won, influence: 5 })

  it('show shares where there is something to compare', () => {
    const found = sharesOf({
      all: share(4, 1), by_set: { base: share(3, 1), mixed: share(1, 0) }, by_seats: { 3: share(4, 1) }, by_pool: { bots: share(2, 1), people: share(2, 0) },
    })
    expect(found.map(({ key }) => key)).toEqual(['stat-all', 'set-name-base', 'set-name-mixed', 'pool-bots', 'pool-people'])
    expect(found.map(({ part }) => part)).toEqual([0.25, 1 / 3, 0, 0.5, 0])
  })

  it('name the number of players', () => {
    const found = sharesOf({ all: share(2, 0), by_set: {}, by_seats: { 3: share(1, 0), 5: share(1, 0) }, by_pool: {} })
    expect(found.filter(({ key }) => key === 'stat-seats').map(({ number }) => number)).toEqual([3, 5])
  })

  it('of nothing are nothing', () => {
    expect(sharesOf({ all: share(0, 0), by_set: {}, by_seats: {}, by_pool: {} })).toEqual([expect.objectContaining({ part: 0 })])
  })
})
