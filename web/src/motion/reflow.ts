/** Things that change their place slide there: measured before the change, measured after it, the difference played backwards. */

import type { Board, Stack } from '../game/board'
import type { Run } from './run'
import { centre, type Scene } from './scene'
import { EASE, MS } from './times'

export interface Measured {
  /** Stacks by their lowest card, which stays when the top changes. */
  stacks: Map<number, DOMRect>
  hand: Map<string, DOMRect>
  pennon: DOMRect | undefined
  passed: DOMRect | undefined
}

interface Shift { x: number, y: number, scale: number }

/** A change too small to be seen. */
const NOTHING = 0.5

export function measure(scene: Scene, board: Board): Measured {
  const stacks = new Map<number, DOMRect>()
  for (const stack of board.row) {
    const slot = scene.slot(stack[0]?.handle)
    if (slot) stacks.set(lowest(stack), slot.getBoundingClientRect())
  }
  const hand = new Map(scene.held.map((card) => [card.dataset['hand'] ?? '', card.getBoundingClientRect()]))
  return { stacks, hand, pennon: scene.part('pennon')?.getBoundingClientRect(), passed: scene.part('passed')?.getBoundingClientRect() }
}

/** From where things were to where they are now. All is read before anything is written. */
export async function reflow(run: Run, scene: Scene, before: Measured, board: Board, ms: number = MS.move, delay = 0): Promise<void> {
  const now = measure(scene, board)
  const moves: [Element, Keyframe[]][] = []
  for (const stack of board.row) {
    const slot = scene.slot(stack[0]?.handle)
    const [from, to] = [before.stacks.get(lowest(stack)), now.stacks.get(lowest(stack))]
    const shift = slot && from && to && shiftOf(from, to, bottom)
    if (shift) moves.push([slot, slide(shift)])
  }
  for (const card of scene.held) {
    const [from, to] = [before.hand.get(card.dataset['hand'] ?? ''), now.hand.get(card.dataset['hand'] ?? '')]
    const shift = from && to && shiftOf(from, to, centre)
    if (shift) moves.push([card, slide(shift)])
  }
  const pennon = scene.part('pennon')
  if (pennon && now.pennon) {
    const x = (before.pennon?.left ?? 0) - now.pennon.left
    if (!before.pennon) moves.push([pennon, [{ opacity: 0 }, { opacity: 1 }]])
    else if (Math.abs(x) > NOTHING) moves.push([pennon, slide({ x, y: 0, scale: 1 })])
  }
  const passed = scene.part('passed')
  if (passed && before.passed && now.passed && now.passed.width > 0 && Math.abs(before.passed.width - now.passed.width) > NOTHING) {
    moves.push([passed, [{ scale: `${before.passed.width / now.passed.width} 1` }, { scale: '1 1' }]])
  }
  await Promise.all(moves.map(([element, keyframes]) => run.play(element, keyframes, ms, EASE.both, { delay })))
}

function lowest(stack: Stack): number {
  return stack.at(-1)?.handle ?? 0
}

/** Stacks grow upwards, so their feet are compared; motion.css has the same point as origin. */
function bottom(box: DOMRect): { x: number, y: number } {
  return { x: box.left + box.width / 2, y: box.bottom }
}

function shiftOf(from: DOMRect, to: DOMRect, point: (box: DOMRect) => { x: number, y: number }): Shift | null {
  if (from.width === 0 || to.width === 0) return null
  const [a, b] = [point(from), point(to)]
  const shift = { x: a.x - b.x, y: a.y - b.y, scale: from.width / to.width }
  const still = Math.abs(shift.x) < NOTHING && Math.abs(shift.y) < NOTHING && Math.abs(from.width - to.width) < NOTHING
  return still ? null : shift
}

function slide({ x, y, scale }: Shift): Keyframe[] {
  return [{ translate: `${x}px ${y}px`, scale: String(scale) }, { translate: '0px 0px', scale: '1' }]
}
