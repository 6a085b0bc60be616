import { expect, it } from 'vitest'
import { emptyBoard } from '../game/board'
import { marked, optionsOf, type Touched } from '../game/options'
import type { Brought } from '../kit/messages'
import type { Facts } from './facts'
import { askedOf, consequenceOf, wordLabel } from './question'

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

it('asks a Judge only for what there is to choose', () => {
  const judge = (actions: string[]): string => askedOf({
    ...facts('judge'), decision: { number: 1, seat: 'R', question: 'verdict' }, options: optionsOf(actions.map((action) => ({ action }))),
  })
  expect(judge(['verdict 1', 'verdict 2'])).toBe('Judge: which card gets the verdict?')
  expect(judge(['verdict 1', 'eliminate 1'])).toBe('Judge: give a verdict, or eliminate?')
})

it('says at the first decision what is set aside, and where a card goes only where there is a choice', () => {
  const placing = (round: number, row: number, kind?: string): string => consequenceOf({
    ...facts('judge'), board: { ...emptyBoard(['R', 'B'], 10), round, row: facts('spy').board.row.slice(0, row) },
    decision: { number: 1, seat: 'R', question: 'place' }, touched: kind ? { kind } : {}, marked: undefined,
  })
  expect(placing(1, 0)).toContain('set aside')
  expect(placing(1, 1, 'heir')).toContain('on a card of yours')
  expect(placing(2, 1)).toContain('on a card of yours')
  for (const round of [1, 2]) expect(placing(round, 0, 'heir')).not.toContain('card of yours')
})

it('says what a word brings, whichever card it is done to', () => {
  const gains = (most: number): Brought[] => [{ what: 'gained', family: 'R', least: 1, most }]
  const options = optionsOf([{ action: 'verdict 1', brings: gains(1) }, { action: 'eliminate 1', brings: gains(1) }, { action: 'eliminate 2', brings: gains(3) }])
  expect(wordLabel({ ...facts('judge'), options }, 'verdict')).toBe('mark a card. You gain 1.')
  expect(wordLabel({ ...facts('judge'), options }, 'eliminate')).toBe('a marked card goes. You gain 1 to 3.')
  expect(wordLabel({ ...facts('judge'), options: optionsOf([{ action: 'verdict 1' }]) }, 'verdict')).toBe('mark a card.')
})
