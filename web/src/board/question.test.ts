import { expect, it } from 'vitest'
import { emptyBoard } from '../game/board'
import { marked, optionsOf, type Touched } from '../game/options'
import type { Facts } from './facts'
import { askedOf } from './question'

/** Red's open card at 2 has its turn, and may choose the card beside it. */
function facts(doing: string, touched: Touched = {}): Facts {
  const card = { open: true, known: false, asleep: false, tokens: 0, verdicts: 0, unlike: [] }
  const row = [[{ ...card, handle: 1, family: 'B' as const, kind: 'lord' }], [{ ...card, handle: 2, family: 'R' as const, kind: doing }]]
  const options = optionsOf([{ action: 'target 1' }])
  return {
    board: { ...emptyBoard(['R', 'B'], 10), row, acting: 2, doing }, you: 'R', name: (family) => family,
    decision: { number: 1, seat: 'R', question: 'target' }, options, touched, marked: marked(options, touched),
  }
}

it('asks for a target in the words of the card at work, and else what to eliminate', () => {
  expect(askedOf(facts('spy'))).toBe('Spy: take 1 from which neighbour’s owner?')
  expect(askedOf(facts('soldier'))).toBe('Soldier: which card do you eliminate?')
})

it('asks once more when a target is marked', () => {
  expect(askedOf(facts('spy', { spot: '1' }))).toMatch(/^Take 1 from the owner of .*\?$/)
  expect(askedOf(facts('soldier', { spot: '1' }))).toMatch(/^Eliminate .*\?$/)
})
