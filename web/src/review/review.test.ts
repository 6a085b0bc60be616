import { expect, test } from 'vitest'
import { emptyBoard, type Board, type Card } from '../game/board'
import type { Decision, Option, Seat, Why } from '../kit/messages'
import { marksOf, pointsOf, spread } from './curve'
import { labelOf, verdictOn, type Scene } from './sentences'
import { intervalOf, ranked, topOf } from './standing'
import { summaryOf } from './summing'

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

const named = (best: string, action: string, loss: number, actions: Option[]): Decision => decision({ best, action, loss, actions })

test('no action stands below a smaller figure, and the best shares its tag with all that cannot be told from it', () => {
  // the best one was measured again, and another one of the first look has more
  const close = named('a', 'd', 0.13, [option('a', 0.62), option('b', 0.63), option('c', 0.53), option('d', 0.49)])
  expect(ranked(close).map(({ action }) => action)).toEqual(['b', 'a', 'c', 'd'])
  expect(topOf(close)).toEqual(['a', 'b'])
  expect(topOf(named('a', 'a', 0, [option('a', 0.62), option('b', 0.58)]))).toEqual(['a'])
})

test('what was played is among the best if nothing is clearly better, and nothing below a loss is', () => {
  expect(topOf(named('a', 'b', 0, [option('a', 0.62), option('b', 0.58)]))).toEqual(['a', 'b'])
  expect(topOf(named('a', 'b', 0.01, [option('a', 0.62), option('b', 0.61), option('c', 0.605)]))).toEqual(['a'])
  const proved = named('a', 'c', 0.005, [{ ...option('a', 1), proved: true, error: 0 }, option('b', 0.999), option('c', 0.995)])
  expect(topOf(proved)).toEqual(['a'])
})

test('how a family fared is said kindly, and only what was measured', () => {
  const seat = (result: number, loss: number, luck: number): Seat => ({ name: '', start: 0.3, luck, loss, result, deal: 0, choices: 9, average_loss: 0, accuracy: 50, expected: 0, mattered: [] })
  const seats = { R: seat(1, 0.5, 1.2), B: seat(0, 0.4, 0.1), G: seat(0, 0.2, -0.1) }
  expect(summaryOf(seats, 'R', 'Ada')).toBe('Ada wins, and luck helped. The review shows what could have made it safer.')
  expect(summaryOf({ ...seats, R: seat(1, 0.1, 0.8) }, 'R', 'Ada')).toBe('Ada wins, and no one gave away less!')
  expect(summaryOf(seats, 'G', 'Cleo')).toBe('No one gave away less than Cleo. This time luck was with others.')
  expect(summaryOf(seats, 'B', 'Ben')).toBe('Not this time, Ben. The review shows what would have helped most.')
  expect(summaryOf(seats, 'all', '')).toBe('')
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
  expect(verdictOn(decision({}), here)).toEqual(['The computer finds nothing better.'])
  expect(verdictOn(decision({ actions: [option('keep', 0.5)] }), here)).toEqual(['There was no choice.'])
  expect(verdictOn(decision({ ...lost, loss: 0 }), here)).toEqual(['Nothing else is clearly better.'])
  expect(verdictOn(decision({ ...lost, verdict: 'blunder' }), here)).toEqual(['A blunder. Better: Reveal.', 'It wins 50 of 100 games instead of 30.'])
  const sure = { ...lost, loss: 0.05, verdict: 'blunder' as const, actions: [{ ...option('reveal', 1), proved: true }, option('keep', 0.95)] }
  expect(verdictOn(decision(sure), here)).toEqual([
    'A blunder. Better: Reveal.', 'It wins 100 of 100 games instead of 95.', 'It wins for sure, whatever the closed cards are and whatever the others do.',
  ])
  const little = { ...lost, loss: 0.004, actions: [option('reveal', 0.504), option('keep', 0.5)] }
  expect(verdictOn(decision(little), here)).toEqual(['A little better: Reveal.']) // of a hundred games it wins as many
})

const why = (given: Partial<Why>): Why => ({ what: 'ends', family: 'R', difference: 1, error: 0.01, ...given })

test.each<[Partial<Why>, string]>([
  [{ what: 'earns', kind: 'lord', difference: 1.84 }, 'Ada’s Lord brings 1.8 more influence on average.'],
  [{ what: 'ends', difference: 2 }, 'Ada ends with 2 more influence on average.'],
  [{ what: 'ends', family: 'B', difference: -2.31 }, 'Ben ends with 2.3 less influence on average.'],
  [{ what: 'attacked', kind: 'ambush', difference: 0.31 }, 'Ada’s Ambush is eliminated in 31 more games out of 100.'],
  [{ what: 'attacked', kind: 'heir', difference: -0.07 }, 'Ada’s Heir is eliminated in 7 games fewer out of 100.'],
  [{ what: 'felled', family: 'B', position: 1, difference: 0.4 }, 'Ben’s closed card at 1 is eliminated in 40 more games out of 100.'],
  [{ what: 'robbed', difference: -0.5 }, 'Others take 0.5 less influence from Ada on average.'],
])('%o is a reason that a person would give', (given, sentence) => {
  const here = scene([card({})])
  const lost = decision({ best: 'reveal', action: 'keep', loss: 0.2, verdict: 'blunder', against: 'keep', reasons: [why(given)], actions: [option('reveal', 0.6), option('keep', 0.4)] })
  expect(verdictOn(lost, here).slice(2)).toEqual([sentence])
  expect(verdictOn(decision({ against: 'reveal', reasons: [why(given)] }), here)).toEqual([
    'The computer finds nothing better.', 'The next best: Reveal. Compared with it:', sentence,
  ])
  expect(verdictOn(decision({ best: 'reveal', against: 'keep', reasons: [why(given)] }), here)).toEqual(['Nothing else is clearly better.'])
})

test('marks that would lie on each other move apart, and no farther than they must', () => {
  const crowded = [{ x: 10, y: 40 }, { x: 12, y: 42 }, { x: 14, y: 41 }, { x: 90, y: 40 }]
  const spots = spread(crowded, 26, 8, 88)
  for (const [number, one] of spots.entries()) {
    for (const other of spots.slice(number + 1)) expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThanOrEqual(26)
    expect(one.x).toBe(crowded[number]?.x)
    expect(one.y).toBeGreaterThanOrEqual(8)
    expect(one.y).toBeLessThanOrEqual(88)
  }
  expect(spots[0]).toEqual(crowded[0])
  expect(spots[3]).toEqual(crowded[3])
  expect(Math.abs((spots[1]?.y ?? 0) - 42)).toBeLessThan(29)
})
