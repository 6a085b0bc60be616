// Random games of all sets, as the server tells them: every step must show what lay there after that action.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test, vi } from 'vitest'
import { emptyBoard, type Family } from '../game/board'
import type { TableEvent } from '../game/events'
import { follow, isOnBoard } from '../game/follow'
import type { Retold, TableView } from '../kit/messages'
import { courseOf, roundStep, stepAt } from './course'
import { momentOf, searchOf } from './moment'
import { ReplayModel } from './replay.svelte'

interface Stream { families: Family[], kinds: number, steps: { events: Retold['events'] }[] }

const root = fileURLToPath(new URL('../../..', import.meta.url))
const printed = execFileSync(`${root}/.venv/bin/python`, ['-m', 'tests.helpers.streams', '9'], { cwd: root, maxBuffer: 1 << 30 })
const streams = printed.toString().trim().split('\n').map((line) => JSON.parse(line) as Stream)

function retoldOf({ families, kinds, steps }: Stream): Retold {
  const table: TableView = {
    id: '', code: '', status: 'over', hash: '', made: 0, settings: {}, kinds: Array<string>(kinds).fill('spy'),
    seats: families.map((family) => ({ family, name: family })),
  }
  const firsts: number[] = []
  let number = 1
  for (const [index, step] of steps.entries()) {
    if (index > 0) firsts.push(number)
    number += step.events.length
  }
  return { table, events: steps.flatMap((step) => step.events), steps: firsts, result: null }
}

describe.each(streams.map((stream, index) => [index, stream] as const))('game %i', (_index, stream) => {
  const retold = retoldOf(stream)
  const course = courseOf(retold)

  test('each step ends where the action has been carried out', () => {
    let board = emptyBoard(stream.families, stream.kinds)
    for (const [step, { events }] of stream.steps.entries()) {
      for (const event of events) if (isOnBoard(event)) board = follow(board, event)
      expect(course.known[course.ends[step] ?? -1]?.board, `step ${step}`).toEqual(board)
      expect(stepAt(course, course.ends[step] ?? -1)).toBe(step)
    }
    expect(course.ends).toHaveLength(stream.steps.length)
    expect(course.known.at(-1)?.lines.at(-1)?.key).toBe('event-over')
  })

  test('six rounds, one after another, and back', () => {
    expect(course.rounds.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6])
    let step = 0
    for (const { step: start } of course.rounds.slice(1)) expect(step = roundStep(course, step, false)).toBe(start)
    expect(roundStep(course, step, false)).toBe(course.ends.length - 1)
    expect(roundStep(course, step + 1, true)).toBe(step)
    expect(roundStep(course, step, true)).toBe(course.rounds[4]?.step)
    expect(roundStep(course, 0, true)).toBe(0)
  })

  test('each step is marked by the weightiest of what happened in it', () => {
    const marks = stream.steps.flatMap(({ events }, step) => {
      const kind = (['reacted', 'eliminated', 'revealed'] as const).find((what) => events.some((event) => event.what === what))
      return kind ? [{ step, kind }] : []
    })
    expect(course.marks).toEqual(marks)
  })
})

test('a replay goes where it is told, and no further than the game', () => {
  const model = new ReplayModel('x', retoldOf(streams[0] as Stream), 7)
  expect(model.step).toBe(7)
  model.next()
  expect(model.step).toBe(8)
  expect(model.lines).toBe(model.course.known[model.course.ends[8] ?? 0]?.lines)
  expect(model.course.events[model.at - 1]).toMatchObject({ what: 'asked', family: model.decision?.seat, question: model.decision?.question })
  model.to(10_000)
  expect(model.step).toBe(model.last)
  expect(model.board.phase).toBe('over')
  expect(model.decision).toBeNull()
  model.to(-3)
  expect(model.step).toBe(0)
  model.to(12)
  model.tell(retoldOf(streams[0] as Stream))
  expect(model.step).toBe(12)
})

test('it plays by itself to the end, every event once', async () => {
  vi.useFakeTimers()
  const model = new ReplayModel('x', retoldOf(streams[0] as Stream))
  const shown: TableEvent[] = []
  model.playback.player = async (event, _before, _after, show) => {
    shown.push(event)
    await show()
  }
  model.to(model.last - 8)
  const from = model.at
  model.toggle()
  await vi.runAllTimersAsync()
  expect(model.playing).toBe(false)
  expect(model.step).toBe(model.last)
  const { events, known } = model.course
  const seen = (index: number): boolean =>
    known[index]?.board !== known[index + 1]?.board || known[index]?.lines !== known[index + 1]?.lines
  expect(shown).toEqual(events.filter((_, index) => index >= from && seen(index)))
  vi.useRealTimers()
})

test('a jump ends playing, whatever was being shown', async () => {
  vi.useFakeTimers()
  const model = new ReplayModel('x', retoldOf(streams[0] as Stream))
  let calls = 0
  model.playback.player = async (_event, _before, _after, show) => {
    calls++
    if (calls === 3) model.to(5)
    await show()
  }
  model.toggle()
  expect(model.playing).toBe(true)
  await vi.runAllTimersAsync()
  expect(model.playing).toBe(false)
  expect(model.step).toBe(5)
  expect(calls).toBe(3)
  vi.useRealTimers()
})

test('a moment is in the address, and nonsense there is the beginning', () => {
  expect(momentOf(searchOf({ step: 47, view: 'B' }))).toEqual({ step: 47, view: 'B', review: false })
  expect(momentOf(searchOf({ step: 1, view: '-', review: true }))).toEqual({ step: 1, view: '-', review: true })
  expect(momentOf('?step=x&view=Q')).toEqual({ step: 0, view: 'all', review: false })
  expect(momentOf('')).toEqual({ step: 0, view: 'all', review: false })
})
