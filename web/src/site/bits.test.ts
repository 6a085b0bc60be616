// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { api, Refused } from '../kit/api'
import type { TableView } from '../kit/messages'
import { addedAt, beReady, commitmentOf, sendBits, startGame } from './bits'

const table: TableView = {
  id: 'x', code: 'ABC', status: 'open', settings: {}, hash: 'ab', made: 0,
  seats: [{ family: 'R', name: 'Jeanne', person: 'j', host: true }, { family: 'B', name: 'Marek', person: 'm' }],
}

const heard = { commitments: [] as string[], bits: [] as string[] }

beforeEach(() => {
  localStorage.clear()
  heard.commitments = []
  heard.bits = []
  const listen = (_: string, commitment = ''): Promise<TableView> => {
    heard.commitments.push(commitment)
    return Promise.resolve(table)
  }
  vi.spyOn(api, 'ready').mockImplementation(listen)
  vi.spyOn(api, 'start').mockImplementation(listen)
  vi.spyOn(api, 'bits').mockImplementation((_, bits) => {
    heard.bits.push(bits)
    return Promise.resolve(table)
  })
})

it('commits to bits, and sends them when all commitments are public', async () => {
  await startGame(table, 'R')
  expect(heard.bits).toEqual([])
  const commitments = { R: heard.commitments[0] as string, B: 'b' }
  await sendBits('x', commitments)
  expect(await commitmentOf(heard.bits[0] as string, 'x', 'R')).toBe(commitments.R)
  expect(addedAt('x')).toEqual({ family: 'R', person: 'j', bits: heard.bits[0], hash: 'ab', commitments })
})

it('keeps its bits secret while its own commitment is not among the public ones', async () => {
  await beReady(table, 'B')
  await sendBits('x', { R: 'r' })
  await sendBits('x', { R: 'r', B: 'another' })
  await sendBits('y', { B: heard.commitments[0] as string })
  expect(heard.bits).toEqual([])
})

it('remembers the commitments from before its bits were known, whatever it is told later', async () => {
  await beReady(table, 'B')
  const commitments = { R: 'r', B: heard.commitments[0] as string }
  await sendBits('x', commitments)
  await sendBits('x', { ...commitments, R: 'chosen afterwards' })
  expect(heard.bits).toHaveLength(2)
  expect(addedAt('x')?.commitments).toEqual(commitments)
})

it('commits to the same bits in a second tab, until they are sent', async () => {
  await beReady(table, 'B')
  vi.mocked(api.ready).mockImplementationOnce((_, commitment = '') => {
    heard.commitments.push(commitment)
    return Promise.reject(new Refused('not-called'))
  })
  await expect(beReady(table, 'B')).rejects.toThrow()
  const [first, second] = heard.commitments
  expect(second).toBe(first)
  await sendBits('x', { B: first as string })
  expect(heard.bits).toHaveLength(1)
  await beReady(table, 'B')
  expect(heard.commitments[2]).not.toBe(first)
})

it('forgets what it wanted to add if the server did not take it', async () => {
  vi.mocked(api.ready).mockRejectedValueOnce(new Refused('not-called'))
  await expect(beReady(table, 'B')).rejects.toThrow()
  expect(addedAt('x')).toBeNull()
  vi.mocked(api.ready).mockRejectedValueOnce(new Refused('unreachable'))
  await expect(beReady(table, 'B')).rejects.toThrow()
  expect(addedAt('x'), 'perhaps it did').not.toBeNull()
})
