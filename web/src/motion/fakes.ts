/** For the tests: a table drawn in a few elements, and animations that the test ends. */

import { emptyBoard, type Board, type GameEvent } from '../game/board'
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

export interface Told { event: GameEvent, before: Board, after: Board }

/** A made-up stretch of a game in which everything happens that can be seen. */
export const STORY: GameEvent[] = [
  { what: 'dealt', seat: 'R', cards: 4, hand: ['spy', 'heir', 'judge', 'informer'], aside: ['lord'] },
  { what: 'dealt', seat: 'B', cards: 4 },
  { what: 'dealt', seat: 'G', cards: 4 },
  { what: 'round', seat: 'R', number: 1 },
  { what: 'placed', seat: 'R', card: 1, kind: 'spy', where: 'first' },
  { what: 'placed', seat: 'B', card: 2, where: 'last' },
  { what: 'placed', seat: 'G', card: 3, where: 'first' },
  { what: 'placed', seat: 'B', card: 4, where: 'on 3' },
  { what: 'placed', seat: 'G', card: 5, where: 'last' },
  { what: 'acts', seat: 'G', card: 3 },
  { what: 'chose', seat: 'G', card: 3, action: 'keep' },
  { what: 'tokens', seat: 'G', card: 3, number: 1, why: 'activation.keep' },
  { what: 'tokens', seat: 'G', card: 3, number: 2, why: 'diplomat.gift' },
  { what: 'tokens', seat: 'G', card: 3, number: -1, why: 'extortion.thrown-away' },
  { what: 'revealed', seat: 'G', card: 3, kind: 'judge' },
  { what: 'tokens', seat: 'G', card: 3, number: -2, why: 'reveal.tokens' },
  { what: 'gained', seat: 'G', card: 3, number: 2, why: 'reveal.tokens' },
  { what: 'chose', seat: 'G', card: 3, action: 'verdict 4' },
  { what: 'verdict', seat: 'G', card: 5, owner: 'G', number: 1 },
  { what: 'acts', seat: 'R', card: 1 },
  { what: 'revealed', seat: 'R', card: 1, kind: 'spy' },
  { what: 'chose', seat: 'R', card: 1, action: 'target 3' },
  { what: 'robbed', seat: 'B', card: 1, owner: 'R', number: 1 },
  { what: 'gained', seat: 'R', card: 1, number: 1, why: 'spy.takes' },
  { what: 'moved', seat: 'B', card: 5, owner: 'G', number: 1 },
  { what: 'acts', seat: 'B', card: 4 },
  { what: 'revealed', seat: 'B', card: 4, kind: 'shapeshifter' },
  { what: 'copied', seat: 'B', card: 3, owner: 'G', kind: 'judge' },
  { what: 'turned-down', seat: 'B', card: 4, kind: 'revolt' },
  { what: 'discarded', seat: 'B', card: 4, kind: 'revolt' },
  { what: 'eliminated', seat: 'R', card: 2, owner: 'B', kind: 'ambush' },
  { what: 'gained', seat: 'B', kind: 'ambush', number: 4, why: 'ambush.eliminated' },
  { what: 'returned', seat: 'R', card: 1, kind: 'spy' },
  { what: 'swapped', seat: 'R', card: 6, kind: 'heir', number: 3 },
  { what: 'reserved', seat: 'G', card: 5, kind: 'deal', number: 0 },
  { what: 'gained', seat: 'G', kind: 'deal', number: 12, why: 'deal.income' },
  { what: 'eliminated', seat: 'G', card: 3, kind: 'judge' },
  { what: 'eliminated', seat: 'G', card: 6, owner: 'R', kind: 'heir' },
  { what: 'over' },
]

export function told(story: readonly GameEvent[] = STORY): Told[] {
  let board = emptyBoard(FAMILIES, 5)
  return story.map((event) => {
    const before = board
    board = follow(before, event)
    return { event, before, after: board }
  })
}
