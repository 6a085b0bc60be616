import { expect, test } from 'vitest'
import { problemsOf } from './problems'

const SPY = 'card-spy = Spy\n    .short = robs\n    .rule = Takes 1.\n'
const given = { cards: ['spy'], faces: { spy: 'hood' }, texts: { 'en.ftl': SPY }, icons: new Set(['hood']) }

test('a card with its texts and its icon is all right; other messages are no cards', () => {
  expect(problemsOf({ ...given, texts: { 'en.ftl': `${SPY}\ncard-at = { $card } at 1\n` } })).toEqual([])
})

test('what is missing is told in one line, with its file', () => {
  expect(problemsOf({ ...given, faces: {} })).toEqual(['web/src/kit/cards.ts has no face for spy: add it'])
  const lacks = 'uk.ftl lacks card-spy with its .short and .rule: add what is missing'
  expect(problemsOf({ ...given, texts: { 'en.ftl': SPY, 'uk.ftl': '' } })).toEqual([lacks])
  expect(problemsOf({ ...given, texts: { 'uk.ftl': SPY.replace('.rule', '.ruling-one') } })).toEqual([lacks])
  expect(problemsOf({ ...given, icons: new Set() })).toEqual(["web/src/kit/cards.ts: spy: there is no game-icon 'hood'"])
})

test('a card that is newer than the facts is told of once', () => {
  const unknown = ["web/src/kit/game.ts does not know spy: run 'make messages'"]
  expect(problemsOf({ ...given, cards: [] })).toEqual(unknown)
  expect(problemsOf({ ...given, cards: [], faces: {} })).toEqual(unknown)
  expect(problemsOf({ ...given, cards: [], texts: {} })).toEqual(unknown)
})
