import { expect, test } from 'vitest'
import { emptyBoard, type Board, type Card } from '../game/board'
import type { Decision, Option, Why } from '../kit/messages'
import { intervalOf, marksOf, pointsOf } from './curve'
import { labelOf, verdictOn, type Scene } from './sentences'

const option = (action: string, chance: number, influence = 10): Option => ({ action, win_chance: chance, error: 0.01, place: 2, influence })

function decision(given: Partial<Decision>): Decision {
  return {
    number: 1, round: 1, seat: 'R', question: 'keep', action: 'keep', best: 'keep', win_chance: 0.5, luck: 0, loss: 0, error: 0.01,
    verdict: 'none', actions: [option('keep', 0.5), option('reveal', 0.4)], ...given,
  }
}

const card = (given: Partial<Card>): Card => ({ handle: 1, family: 'B', kind: 'spy', open: false, known: false, asleep: false, tokens: 0, verdicts: 0, unlike: [], ...given })

function scene(row: Card[], view = 'all'): Scene {
  const board: Board = { ...emptyBoard(['R', 'B', 'G'], 7), row: row.map((one) => [one]) }
  return { board, seat: 'R', view, name: (family) => ({ R: 'Ada', B: 'Ben', G: 'Cleo' })[family] ?? family }
}

test('the curve falls by what was given away, moves by luck, and ends with the result', () => {
  const decisions = [decision({ number: 1, win_chance: 0.4, loss: 0.1 }), decision({ number: 2, seat: 'B' }), decision({ number: 5, win_chance: 0.6 })]
  expect(pointsOf(decisions, 'R', { step: 9, chance: 1 })).toEqual([
    { step: 0, chance: 0.4 }, { step: 1, chance: 0.4 - 0.1 }, { step: 4, chance: 0.6 }, { step: 5, chance: 0.6 }, { step: 9, chance: 1 },
  ])
  expect(pointsOf(decisions.slice(0, 1), 'R')).toHaveLength(2)
  expect(pointsOf(decisions, 'G', { step: 9, chance: 0 })).toEqual([])
})

test('only losses with a name are marked, those of the families that are shown', () => {
  const decisions = [
    decision({ number: 1, verdict: 'blunder', loss: 0.2 }), decision({ number: 2, loss: 0.03 }), decision({ number: 3, seat: 'B', verdict: 'mistake', loss: 0.12 }),
  ]
  expect(marksOf(decisions, ['R'])).toEqual([{ step: 0, chance: 0.5, seat: 'R', verdict: 'blunder' }])
  expect(marksOf(decisions, ['R', 'B'])).toHaveLength(2)
})

test('an interval stays within what a chance can be', () => {
  expect(intervalOf(0.5, 0.1)).toEqual([0.3, 0.7])
  expect(intervalOf(0.05, 0.1)[0]).toBe(0)
  expect(intervalOf(1, 0.1)[1]).toBe(1)
})

test('a card is named only as the seat knew it', () => {
  expect(labelOf('target 1', scene([card({})]))).toBe('Ben’s closed card at 1')
  expect(labelOf('target 1', scene([card({ open: true })]))).toBe('Ben’s Spy at 1')
  expect(labelOf('target 1', scene([card({ family: 'R' })]))).toBe('Ada’s Spy at 1')
  expect(labelOf('target 1', scene([card({})], 'R'))).toBe('Ben’s Spy at 1') // the seat's own eyes: it had looked
  expect(labelOf('target 1', scene([card({})], 'B'))).toBe('Ben’s closed card at 1')
})

test.each([
  ['place archer first', 'Archer, first in the row'],
  ['place archer last', 'Archer, last in the row'],
  ['place archer on 1', 'Archer, on Ada’s Heir at 1'],
  ['keep', 'Keep'],
  ['reveal', 'Reveal'],
  ['gap 0', 'before all the others'],
  ['gap 2', 'after all the others'],
  ['gap 1', 'between Ada’s Heir at 1 and Ben’s closed card at 2'],
  ['swap heir', 'swap: Heir takes its place'],
  ['confer', 'confer: gain 1'],
  ['verdict 2', 'verdict on Ben’s closed card at 2: gain 1'],
  ['eliminate 2', 'eliminate Ben’s closed card at 2'],
  ['withdraw', 'Withdraw'],
])('%s is said as a person would', (action, label) => {
  expect(labelOf(action, scene([card({ family: 'R', kind: 'heir' }), card({})]))).toBe(label)
})

test('a decision is called what it was, with what was measured and nothing else', () => {
  const here = scene([])
  const actions = [option('reveal', 0.5, 12), option('keep', 0.3, 9.4)]
  const lost = { best: 'reveal', action: 'keep', loss: 0.2, actions }
  expect(verdictOn(decision({}), here)).toEqual(['The judge finds nothing better.'])
  expect(verdictOn(decision({ actions: [option('keep', 0.5)] }), here)).toEqual(['There was no choice.'])
  expect(verdictOn(decision({ ...lost, loss: 0 }), here)).toEqual(['Nothing else is clearly better.'])
  expect(verdictOn(decision({ ...lost, verdict: 'blunder' }), here)).toEqual(['A blunder. Better: Reveal. It wins 20 points more often.'])
  const sure = { ...lost, loss: 0.05, verdict: 'blunder' as const, actions: [{ ...option('reveal', 1), proved: true }, option('keep', 0.95)] }
  expect(verdictOn(decision(sure), here)).toEqual([
    'A blunder. Better: Reveal. It wins 5 points more often.', 'It wins for sure, whatever the closed cards are and whatever the others do.',
  ])
  expect(verdictOn(decision({ ...lost, loss: 0.01 }), here)).toEqual(['A little better: Reveal. It wins 1 point more often.'])
})

const why = (given: Partial<Why>): Why => ({ what: 'ends', family: 'R', difference: 1, error: 0.01, ...given })

test.each<[Partial<Why>, string]>([
  [{ what: 'earns', kind: 'lord', difference: 1.84 }, 'Ada’s Lord brings 1.8 more influence on average.'],
  [{ what: 'ends', difference: 2 }, 'Ada ends with 2 more influence on average.'],
  [{ what: 'ends', family: 'B', difference: -2.31 }, 'Ben ends with 2.3 less influence on average.'],
  [{ what: 'attacked', kind: 'ambush', difference: 0.31 }, 'Ada’s Ambush is eliminated 31 points more often.'],
  [{ what: 'attacked', kind: 'heir', difference: -0.07 }, 'Ada’s Heir is eliminated 7 points less often.'],
  [{ what: 'felled', family: 'B', position: 1, difference: 0.4 }, 'Ben’s closed card at 1 is eliminated 40 points more often.'],
  [{ what: 'robbed', difference: -0.5 }, 'Others take 0.5 less influence from Ada on average.'],
])('%o is a reason that a person would give', (given, sentence) => {
  const here = scene([card({})])
  const lost = decision({ best: 'reveal', action: 'keep', loss: 0.2, verdict: 'blunder', against: 'keep', reasons: [why(given)] })
  expect(verdictOn(lost, here).slice(1)).toEqual([sentence])
  expect(verdictOn(decision({ against: 'reveal', reasons: [why(given)] }), here)).toEqual([
    'The judge finds nothing better.', 'The next best: Reveal. Compared with it:', sentence,
  ])
  expect(verdictOn(decision({ best: 'reveal', against: 'keep', reasons: [why(given)] }), here)).toEqual(['Nothing else is clearly better.'])
})
