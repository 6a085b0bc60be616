import { describe, expect, it } from 'vitest'
import { FAMILIES } from '../kit/game'
import type { SeatView, TableView } from '../kit/messages'
import { tabTitle } from '../kit/tab'
import { mineOf, publicOf } from './lists'
import { nameOf, nameWithLevel, titleOf } from '../site/people'
import { quickFrom, QUICK } from '../site/quick'

function table(id: string, status: TableView['status'], made: number, seats: Partial<SeatView>[]): TableView {
  return {
    id, status, made, code: id.toUpperCase(), hash: '', settings: {},
    seats: seats.map((seat, index) => ({ family: FAMILIES[index] ?? 'R', ...seat })),
  }
}

const ME = { name: 'Ada', person: 'me' }
const BO = { name: 'Bo', person: 'bo' }

describe('my tables', () => {
  const tables = [
    table('open', 'open', 9, [ME, {}, {}]),
    table('theirs', 'playing', 8, [ME, BO]),
    table('old', 'playing', 1, [ME, BO]),
    table('mine', 'playing', 2, [BO, ME]),
    table('over', 'over', 7, [ME, BO]),
    table('closed', 'closed', 7, [ME, BO]),
    table('away', 'playing', 3, [{ ...ME, stand_in: 'left' }, BO]),
  ]
  const going = {
    theirs: { round: 2, asked: 'B' }, old: { round: 1, asked: 'R' }, mine: { round: 6, asked: 'B' }, away: { round: 3, asked: 'R' },
  }

  it('come with those where I am asked first, then games, then what has not begun; the newest first', () => {
    const found = mineOf({ tables, going }, 'me')
    expect(found.map(({ table: { id } }) => id)).toEqual(['mine', 'old', 'theirs', 'away', 'open'])
    expect(found.filter(({ asked }) => asked).map(({ table: { id } }) => id)).toEqual(['mine', 'old'])
  })
})

describe('public tables', () => {
  const tables = [
    table('a', 'open', 1, [BO, {}, {}]), table('full', 'open', 2, [BO]), table('b', 'open', 3, [BO, {}]),
    table('mine', 'open', 4, [ME, {}]), table('game', 'playing', 5, [BO]), table('my-game', 'playing', 6, [ME]),
  ]

  it('are those to join and those to watch, without mine and without full ones', () => {
    const { open, playing } = publicOf(tables, 'me')
    expect(open.map(({ id }) => id)).toEqual(['b', 'a'])
    expect(playing.map(({ id }) => id)).toEqual(['game'])
  })

  it('are all of them to a stranger', () => {
    expect(publicOf(tables, '').open.map(({ id }) => id)).toEqual(['mine', 'b', 'a'])
  })
})

describe('names', () => {
  it('tell how many games wait', () => {
    expect(tabTitle('Oriflamme', 0)).toBe('Oriflamme')
    expect(tabTitle('Oriflamme', 2)).toBe('(2) Oriflamme')
  })

  it('of bots are words of the catalogue', () => {
    const bots = (['R', 'B', 'G', 'Y', 'V'] as const).map((family, index) => ({ family, name: `knight ${index + 1}`, bot: 'knight' }))
    expect(new Set(bots.map(nameOf)).size).toBe(5)
    expect(nameWithLevel({ family: 'R', name: 'knight 3', bot: 'knight' })).toBe('Rufus (Knight)')
    expect(nameOf({ family: 'R', name: 'knight' })).toBe('knight')
    expect(nameOf({ family: 'R', name: 'fancy 3', bot: 'fancy' })).toBe('fancy 3')
  })

  it('of tables come from their host', () => {
    expect(titleOf(table('a', 'open', 1, [{ ...BO, host: true }, ME]), 'me')).toBe('Bo’s table')
    expect(titleOf(table('a', 'open', 1, [{ ...ME, host: true }]), 'me')).toBe('Your table')
    expect(titleOf(table('a', 'open', 1, [BO]), 'me')).toBe('Table A')
  })
})

describe('the game against bots', () => {
  it('is the last one, as far as it makes sense', () => {
    expect(quickFrom({ set: 'mixed', seats: 5, level: 'regent' })).toEqual({ set: 'mixed', seats: 5, level: 'regent' })
    expect(quickFrom({ set: 'x', seats: 2, level: '' })).toEqual(QUICK)
    expect(quickFrom(null)).toEqual(QUICK)
  })
})
