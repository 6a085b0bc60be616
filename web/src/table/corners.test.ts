// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it } from 'vitest'
import Row from '../board/Row.svelte'
import { TableUi } from '../board/ui.svelte'
import End from '../end/End.svelte'
import { LessonModel } from '../learn/lesson.svelte'
import type { BoardCard, LessonView, ResultView, TableView } from '../kit/messages'
import Chronicle from '../rail/Chronicle.svelte'
import Pile from '../rail/Pile.svelte'
import Settings from '../rail/Settings.svelte'

const CARD: BoardCard = { handle: 1, family: 'R', kind: null, open: false, known: false, asleep: false, tokens: 0, verdicts: 0, unlike: [] }
const card = (handle: number, more: Partial<BoardCard>): BoardCard => ({ ...CARD, handle, ...more })

/** Three stacks: one with two verdicts, one that sleeps, and one of mine with an open and a closed card beneath. */
const POSITION: LessonView = {
  name: 'corners', you: 'R', rounds: 6, kinds: ['judge', 'heir', 'spy', 'lord'], chapters: [], steps: [],
  board: {
    seats: (['R', 'B'] as const).map((family) => ({ family, influence: 1, hand: [null], aside: family === 'R' ? ['archer', 'deal'] : [null, null], discard: [], reserve: [], back: [] })),
    row: [
      [card(1, { family: 'B', verdicts: 2 })],
      [card(2, { family: 'B', asleep: true, verdicts: 1 })],
      [card(3, { kind: 'lord' }), card(4, { kind: 'heir', open: true }), card(5, { kind: 'spy' })],
    ],
    round: 3, phase: 'activation', first: 'R', acting: 0, doing: null, moving: 0, history: [],
  },
}

let ui = new TableUi(new LessonModel(POSITION, (family) => family))
let shown: object | undefined
beforeEach(() => { ui = new TableUi(new LessonModel(POSITION, (family) => family)) })
afterEach(hide)

async function hide(): Promise<void> {
  if (shown) await unmount(shown)
  shown = undefined
}

function show(part: unknown, props: object): HTMLElement {
  shown = mount(part as typeof Row, { target: document.body, props: props as { ui: TableUi } })
  flushSync()
  return document.body
}

it('marks a card that sleeps, counts several verdicts, and tells how many are left', () => {
  const row = show(Row, { ui })
  const [judged, asleep] = row.querySelectorAll('.slot')
  expect(judged?.querySelector('[data-part="seal"]')?.textContent).toContain('2')
  expect(judged?.querySelector('[data-part="asleep"]')).toBeNull()
  expect(asleep?.querySelector('[data-part="seal"]')?.textContent).not.toMatch(/\d/)
  expect(asleep?.querySelector('[data-part="asleep"]')).not.toBeNull()
  expect(row.querySelector('.pool')?.textContent).toContain('Verdict tokens left: 2')
})

it('tells my open and my closed covered cards apart, each by its name', () => {
  const slabs = [...show(Row, { ui }).querySelectorAll('.slab')]
  const looks = slabs.map((slab) => [slab.getAttribute('data-name'), slab.classList.contains('open'), slab.classList.contains('closed')])
  expect(looks).toEqual([['Spy', false, true], ['Heir', true, false]])
})

it('names my cards that are set aside and says what that means; of others it names none', async () => {
  const mine = show(Pile, { ui, family: 'R' }).textContent
  expect(mine).toContain('Archer')
  expect(mine).toContain('Deal')
  expect(mine).toContain('Drawn at random before the game')
  await hide()
  expect(show(Pile, { ui, family: 'B' }).textContent).not.toMatch(/Archer|Deal/)
})

it('parts the name of a card from its rule where it says why', async () => {
  const gained = { what: 'gained', family: 'R', card: 4, kind: 'heir', amount: 2, why: 'heir.gain' } as const
  const model = new LessonModel({ ...POSITION, steps: [{ events: [gained], chapter: 0 }] }, (family) => family)
  await model.goOn()
  const chronicle = show(Chronicle, { ui: new TableUi(model) })
  chronicle.querySelector<HTMLElement>('.why')?.click()
  flushSync()
  expect(chronicle.querySelector('.because')?.textContent).toMatch(/Heir\. Gains 2 .*\. In the rulebook/)
})

it('names every key', () => {
  ui.settings = true
  const keys = [...show(Settings, { ui }).querySelectorAll('dl kbd')].map((key) => key.textContent)
  expect(keys).toEqual(expect.arrayContaining(['←', '→', '↑', '↓', 'Home', 'End', 'Enter', 'Esc', 'K', 'R', 'L', '?']))
})

it('opens the settings again when they were left for another language', () => {
  localStorage.setItem('oriflamme.spoke', 'true')
  show(Settings, { ui })
  expect(ui.settings).toBe(true)
})

it('leads on from the end of every game, also of one that began in the middle', async () => {
  const result = { standings: [{ family: 'R', place: 1, influence: 9, top_cards: 2 }, { family: 'B', place: 2, influence: 4, top_cards: 1 }], winners: ['R'], richest: ['R'], influence: { R: 9, B: 4 }, seed: '' } as unknown as ResultView
  const ways = (table: Partial<TableView>): string[] => {
    const model = { ...ui.model, id: 'x', you: 'R', board: ui.model.board, result, table: { ...ui.model.table, ...table } }
    return [...show(End, { model }).querySelectorAll('.win .go .btn')].map((way) => way.textContent)
  }
  expect(ways({ position: false })).toEqual(['Rematch', 'Watch the replay', 'Review this game', 'Home page', 'Save or check the game'])
  expect(document.body.textContent).toContain('2 top cards in the row')
  await hide()
  expect(ways({ position: true })).toEqual(['New game', 'Home page'])
})
