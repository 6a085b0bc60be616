import { expect, it } from 'vitest'
import { emptyBoard, ownerOf } from './board'

it('knows whose card lies in the row, the acting one before others', () => {
  const card = { open: true, known: false, asleep: false, tokens: 0, verdicts: 0, unlike: [] }
  const row = [[{ ...card, handle: 1, family: 'B' as const, kind: 'spy' }], [{ ...card, handle: 2, family: 'G' as const, kind: 'spy' }]]
  const board = { ...emptyBoard(['R', 'B', 'G'], 10), row }
  expect(ownerOf(board, 'spy')).toBe('B')
  expect(ownerOf({ ...board, acting: 2 }, 'spy')).toBe('G')
  expect(ownerOf(board, 'heir')).toBeUndefined()
})
