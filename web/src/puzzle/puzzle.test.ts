import { expect, test } from 'vitest'
import { emptyBoard } from '../game/board'
import type { Decision, PuzzleShown } from '../kit/messages'
import { leadOf, nextOf } from './answer'
import { PuzzleModel } from './puzzle.svelte'

const option = (action: string, chance: number): Decision['actions'][number] => ({ action, win_chance: chance, error: 0.01, place: 2, influence: 9 })
const decision: Decision = {
  number: 3, round: 1, seat: 'R', question: 'keep', action: 'keep', best: 'reveal', win_chance: 0.6, luck: 0, loss: 0.2, error: 0.01,
  verdict: 'blunder', actions: [option('reveal', 0.6), option('keep', 0.4), option('other', 0.1)],
}
const puzzle: PuzzleShown = {
  id: 'p', day: '', board: { ...emptyBoard(['R', 'B', 'G'], 7), first: 'R', row: [], seats: [], history: [] }, kinds: [], asked: 'R', question: 'keep',
  legal: [{ action: 'keep' }, { action: 'reveal' }], answer: null,
}

test('one answer is sent, and then nothing is asked any more', async () => {
  const sent: string[] = []
  const model = new PuzzleModel(puzzle, (action) => { sent.push(action); return Promise.resolve({ right: false, decision, game: '' }) })
  expect(model.asked).toBe(true)
  model.act('keep')
  model.act('reveal')
  await new Promise((done) => setTimeout(done))
  expect(sent).toEqual(['keep'])
  expect([model.asked, model.answer?.right]).toEqual([false, false])
})

test('what was answered before is shown at once', () => {
  const model = new PuzzleModel({ ...puzzle, answer: { right: true, decision, game: '' } }, () => Promise.reject(new Error()))
  expect([model.asked, model.answer?.right]).toEqual([false, true])
})

test('the lead is over the next best action, in a hundred games', () => {
  expect(leadOf(decision)).toEqual({ wins: 60, next: 40 })
})

test('the next one is the next that was not tried, and never the same', () => {
  const own = [{ id: 'a', right: null }, { id: 'b', right: true }, { id: 'c', right: null }]
  expect([nextOf(own, 'a'), nextOf(own, 'x'), nextOf([{ id: 'a', right: null }], 'a')]).toEqual(['c', 'a', undefined])
})
