import { expect, test } from 'vitest'
import { Refused } from './api'

test('a refusal names the family, not its letter', () => {
  expect(new Refused('position-hand', { family: 'Y', number: 3 }).message).toContain('Yellow')
  expect(new Refused('taken').message).toBe('That seat is taken.')
})
