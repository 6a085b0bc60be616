import { describe, expect, it } from 'vitest'
import { FAMILIES } from '../kit/game'
import type { TableView } from '../kit/messages'
import { has, t } from '../kit/texts'
import { waitingFor } from './waiting'

function table(seats: string[], settings: TableView['settings'] = {}, status: TableView['status'] = 'open'): TableView {
  return {
    id: 'x', code: 'X', status, settings, hash: '', made: 0,
    seats: seats.map((name, index) => ({ family: FAMILIES[index] ?? 'R', name, host: index === 0 && name !== '' })),
  }
}

describe('what an open table waits for', () => {
  it.each([
    ['the host, with free seats', table(['Ada', '', '']), 'R', 'lobby-invite', true],
    ['the host, when all are there', table(['Ada', 'Bo', 'Cy']), 'R', 'lobby-ready', true],
    ['somebody seated, with free seats', table(['Ada', 'Bo', '']), 'B', 'lobby-waits-people', false],
    ['somebody seated, when all are there', table(['Ada', 'Bo', 'Cy']), 'B', 'lobby-waits-host', false],
    ['a stranger, with free seats', table(['Ada', '', '']), '', 'lobby-may-join', true],
    ['a stranger, with seats to choose from', table(['Ada', '', ''], { random_seating: false }), '', 'lobby-choose-seat', true],
    ['a stranger who may watch', table(['Ada', 'Bo', 'Cy']), '', 'lobby-full-watch', false],
    ['a stranger who may not', table(['Ada', 'Bo', 'Cy'], { watching: false }), '', 'lobby-full', false],
    ['somebody whose seat was taken away', table(['Ada', '', 'Cy']), 'B', 'lobby-may-join', true],
    ['anybody, once it is closed', table(['Ada', '', ''], {}, 'closed'), 'R', 'lobby-closed', false],
  ] as const)('tells %s', (_whom, view, you, key, mine) => {
    expect(waitingFor(view, you)).toMatchObject({ key, mine })
    expect(has(key)).toBe(true)
  })

  it.each([
    ['who is called', 'B', ['B', 'G'], 'lobby-call', true],
    ['who is ready', 'R', ['B', 'G'], 'lobby-call-waits', false],
    ['everybody, when all are ready', 'R', [], 'lobby-call-gathered', false],
  ] as const)('tells %s', (_whom, you, waits, key, mine) => {
    expect(waitingFor(table(['Ada', 'Bo', 'Cy']), you, { until: 0, waits, commitments: {} })).toMatchObject({ key, mine })
    expect(has(key)).toBe(true)
  })

  it('counts the seats and names the host', () => {
    const one = waitingFor(table(['Ada', 'Bo', '']), 'B')
    expect(t(one.key, one.values)).toBe('Waiting for one more player.')
    const full = waitingFor(table(['Ada', 'Bo', 'Cy']), 'B')
    expect(t(full.key, full.values)).toContain('Ada')
  })
})
