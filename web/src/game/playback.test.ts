import { expect, it } from 'vitest'
import { emptyBoard } from './board'
import type { BoardEvent, TableEvent } from './events'
import { knowing, knownFrom, Playback, type Player } from './playback.svelte'

const START = knownFrom(emptyBoard(['R', 'B'], 10))
const ROUND: BoardEvent = { what: 'round-started', round: 1, first: 'R', why: 'round.start' }
const PLACED: BoardEvent = { what: 'placed', family: 'R', card: 1, kind: null, where: 'first', covers: 0, why: 'placement' }
const ASKED: BoardEvent = { what: 'asked', family: 'R', card: 0, question: 'place', moving: 0, why: 'decision' }
const SAID: TableEvent = { what: 'said', name: 'Olena', text: 'Hello!', at: 1 }

function playback(player: Player): Playback {
  const made = new Playback()
  made.jump(START)
  made.player = player
  return made
}

it('shows what comes in the meantime after what is under way, and only what can be seen', async () => {
  const seen: string[] = []
  const shown = playback(async (event, before, after, show) => {
    seen.push(`${event.what} ${before.row.length} ${after.row.length}`)
    if (event === ROUND) void shown.play([PLACED])
    expect(shown.playing).toBe(true)
    await show()
  })
  expect(await shown.play([ROUND, ASKED, SAID])).toBe(true)
  expect(seen).toEqual(['round-started 0 0', 'placed 0 1'])
  expect(shown.playing).toBe(false)
  expect(shown.number).toBe(4)
  expect(shown.lines.map(({ key, number }) => [key, number])).toEqual([['event-round', 1], ['event-placed-first', 4]])
})

it('goes on without motion when it is hurried, and with it the next time', async () => {
  let moved = 0
  const shown = playback(async (_event, _before, _after, show) => {
    moved += 1
    shown.hurry()
    await show()
  })
  await shown.play([ROUND, PLACED])
  expect(moved).toBe(1)
  expect(shown.board.row).toHaveLength(1)
  await shown.play([ROUND])
  expect(moved).toBe(2)
})

it('shows nothing more after a jump', async () => {
  const shown = playback(async (_event, _before, _after, show) => {
    shown.jump(knowing(START, ROUND))
    await show()
  })
  expect(await shown.play([PLACED, PLACED])).toBe(false)
  expect(shown.board.row).toEqual([])
  expect([shown.number, shown.playing, shown.waiting]).toEqual([1, false, 0])
})

it('tells of each event before it is shown', async () => {
  const heard: [string, number][] = []
  const shown = new Playback((event, number) => { heard.push([event.what, number]) })
  await shown.play([ROUND, ASKED, SAID])
  expect(heard).toEqual([['round-started', 1], ['asked', 2], ['said', 3]])
})
