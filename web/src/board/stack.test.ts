import { expect, it } from 'vitest'
import type { Card } from '../game/board'
import { beneathOf, stackLabel } from './stack'

const CARD: Card = { handle: 1, family: 'B', kind: null, open: false, known: false, asleep: false, tokens: 0, verdicts: 0, unlike: [] }
const label = (top: Partial<Card>, you = 'R'): string => stackLabel([{ ...CARD, ...top }, CARD], 2, you, (family) => `<${family}>`)

it('says of a card what its viewer knows of it', () => {
  const [closed, ...told] = [
    label({}), label({ kind: 'heir' }), label({ kind: 'heir' }, 'B'), label({ kind: 'heir', known: true }), label({ kind: 'heir', open: true }),
  ]
  expect(closed).not.toContain('Heir')
  for (const one of told) expect(one).toContain('Heir')
  expect(new Set(told).size).toBe(told.length)
})

it('says what lies on it, whether it sleeps, and what is open beneath it', () => {
  expect(label({ verdicts: 3 })).toContain('3 verdicts')
  expect(label({ asleep: true })).toContain('doesn’t act this round')
  const beneath = (open: boolean): string => stackLabel([CARD, { ...CARD, kind: 'heir', open }], 2, 'B', (family) => family)
  expect(beneath(true)).not.toBe(beneath(false))
})

it('says what lies on the covered cards, and no more of them than is known', () => {
  expect(beneathOf([CARD, { ...CARD, kind: 'heir', tokens: 2 }, { ...CARD, tokens: 1 }])).toBe('closed Heir (2 tokens) and a closed card (1 token)')
  expect(beneathOf([CARD])).toBe('')
})
