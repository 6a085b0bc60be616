/** For the tests: a table drawn in a few elements, and animations that the test ends. */

import { emptyBoard, type Board } from '../game/board'
import type { BoardEvent } from '../game/events'
import { follow } from '../game/follow'

const FAMILIES = ['R', 'B', 'G'] as const

/** What the screen has of a board, as far as motion looks at it. */
export function draw(root: HTMLElement, board: Board): void {
  const seat = (family: string): string => {
    const { influence = 0, discard = [] } = board.seats.find((other) => other.family === family) ?? {}
    return `<div data-seat="${family}"><div data-part="arms"></div>`
      + `<div data-part="purse"><span data-influence>${influence}</span><i data-part="coin"></i></div>`
      + `<button data-pile>${discard.map(() => '<i data-part="mini"></i>').join('')}</button></div>`
  }
  const slots = board.row.map((stack, index) => {
    const top = stack[0]
    if (!top) return '<li></li>'
    const name = top.open ? top.kind ?? '' : ''
    return `<li data-handle="${top.handle}" data-position="${index + 1}">`
      + `<div data-part="card">${name}`
      + (top.tokens ? `<span data-part="tokens"><b>${top.tokens}</b></span>` : '') + (top.verdicts ? '<svg data-part="seal"></svg>' : '') + '</div></li>'
  })
  const hand = board.seats.find(({ family }) => family === 'R')?.hand ?? []
  root.innerHTML = `${FAMILIES.map(seat).join('')}<main data-part="stage"><ol>${slots.join('')}</ol><i data-part="passed"></i>${board.acting ? '<i data-part="pennon"></i>' : ''}</main>`
    + `<ul>${hand.map((kind) => `<li data-hand="${kind}"><div data-part="card">${kind}</div></li>`).join('')}</ul>`
}

/** A hundred pixels for each position of the row; everything else somewhere. */
export function boxOf(element: Element): DOMRect {
  const position = Number(element.closest<HTMLElement>('[data-position]')?.dataset['position'] ?? 0)
  if (position > 0) return new DOMRect(position * 100, 200, 80, 112)
  return element.matches('main') ? new DOMRect(0, 100, 1000, 300) : new DOMRect(40, 20, 30, 30)
}

/** An animation that ends when it is told to. */
export class FakeAnimation {
  static readonly all: FakeAnimation[] = []
  /** Whether animations end by themselves at once. */
  static quick = true
  playState = 'running'
  readonly finished: Promise<void>
  #resolve: () => void = () => undefined
  #reject: (reason: Error) => void = () => undefined

  constructor(readonly element: Element, readonly keyframes: Keyframe[], readonly options: KeyframeAnimationOptions) {
    this.finished = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
    this.finished.catch(() => undefined)
    FakeAnimation.all.push(this)
    if (FakeAnimation.quick) this.finish()
  }

  finish(): void {
    this.playState = 'finished'
    this.#resolve()
  }

  cancel(): void {
    this.playState = 'idle'
    this.#reject(new Error('cancelled'))
  }
}

export interface Told { event: BoardEvent, before: Board, after: Board }

const HIDDEN = Array<null>(4).fill(null)

/** A made-up stretch of a game in which everything happens that can be seen. */
const HAPPENS = [
  { what: 'dealt', family: 'R', hand: ['spy', 'heir', 'judge', 'informer'], aside: ['lord'] },
  { what: 'dealt', family: 'B', hand: HIDDEN, aside: [null] },
  { what: 'dealt', family: 'G', hand: HIDDEN, aside: [null] },
  { what: 'round-started', round: 1, first: 'R' },
  { what: 'placed', family: 'R', card: 1, kind: 'spy', where: 'first', covers: 0 },
  { what: 'placed', family: 'B', card: 2, kind: null, where: 'last', covers: 0 },
  { what: 'placed', family: 'G', card: 3, kind: null, where: 'first', covers: 0 },
  { what: 'placed', family: 'B', card: 4, kind: null, where: 'on', covers: 2 },
  { what: 'placed', family: 'G', card: 5, kind: null, where: 'last', covers: 0 },
  { what: 'acts', family: 'G', card: 3, position: 1 },
  { what: 'kept', family: 'G', card: 3, tokens: 1 },
  { what: 'tokens-given', family: 'G', card: 3, by: 1, given: 2, tokens: 3 },
  { what: 'tokens-lost', family: 'G', card: 3, by: 9, lost: 1, tokens: 2 },
  { what: 'revealed', family: 'G', card: 3, kind: 'judge' },
  { what: 'tokens-collected', family: 'G', card: 3, kind: 'judge', collected: 2, amount: 2 },
  { what: 'chose', family: 'G', card: 3, choice: 'verdict', target: 5, gap: null },
  { what: 'gained', family: 'G', card: 3, kind: 'judge', amount: 1 },
  { what: 'verdict-put', family: 'G', card: 5, by: 3, verdicts: 1 },
  { what: 'acts', family: 'R', card: 1, position: 2 },
  { what: 'revealed', family: 'R', card: 1, kind: 'spy' },
  { what: 'chose', family: 'R', card: 1, choice: 'target', target: 4, gap: null },
  { what: 'robbed', family: 'R', card: 1, kind: 'spy', victim: 'B', target: 4, amount: 1 },
  { what: 'robbed', family: 'R', card: 1, kind: 'spy', victim: 'B', target: 4, amount: 0 },
  { what: 'asked', family: 'B', card: 4, question: 'gap', moving: 4 },
  { what: 'moved', family: 'G', card: 5, by: 4, position: 1 },
  { what: 'acts', family: 'B', card: 4, position: 4 },
  { what: 'revealed', family: 'B', card: 4, kind: 'shapeshifter' },
  { what: 'copied', family: 'G', card: 3, kind: 'judge', by: 4 },
  { what: 'no-effect', family: 'B', card: 4, kind: 'heir' },
  { what: 'turned-down', family: 'B', card: 4, kind: 'shapeshifter' },
  { what: 'discarded', family: 'B', card: 4, kind: 'shapeshifter' },
  { what: 'eliminated', family: 'B', card: 2, kind: 'ambush', by: 1 },
  { what: 'reacted', family: 'B', card: 2, kind: 'ambush', against: 1, amount: 4 },
  { what: 'swapped', family: 'R', card: 1, kind: 'spy', laid: 6, laid_kind: 'heir' },
  { what: 'reserved', family: 'G', card: 5, kind: 'deal', tokens: 0 },
  { what: 'gained', family: 'G', card: 5, kind: 'deal', amount: 12 },
  { what: 'eliminated', family: 'G', card: 3, kind: 'judge', by: 9 },
  { what: 'eliminated', family: 'R', card: 6, kind: 'heir', by: 9 },
  { what: 'game-over', winners: ['G'] },
] as const

export const STORY: BoardEvent[] = HAPPENS.map((event) => ({ ...event, why: '' }))

export function told(story: readonly BoardEvent[] = STORY): Told[] {
  let board = emptyBoard(FAMILIES, 5)
  return story.map((event) => {
    const before = board
    board = follow(before, event)
    return { event, before, after: board }
  })
}
