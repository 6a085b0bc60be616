/** A card that can be taken from the hand and dropped on a lit place, by mouse, pen or finger. */

import type { Action } from 'svelte/action'

export interface Drag {
  able: boolean
  /** Called when the card is picked up: its places light up. */
  start: () => void
  /** Called when it is dropped on a place. */
  drop: (spot: string) => void
}

/** A movement shorter than this is a tap. */
const SLACK = 8

export const dragged: Action<HTMLElement, Drag> = (node, initial) => {
  let drag = initial
  let from: { x: number, y: number, id: number } | null = null
  let moving = false
  let over: Element | null = null

  function spotUnder(event: PointerEvent): Element | null {
    // a finger hides what it points at, so the area just above it counts as well
    const points = [[0, 0], [0, -40], [-24, -20], [24, -20]] as const
    for (const [x, y] of points) {
      const found = document.elementFromPoint(event.clientX + x, event.clientY + y)?.closest('[data-spot]')
      if (found) return found
    }
    return null
  }

  function down(event: PointerEvent): void {
    if (!drag.able || event.button !== 0) return
    from = { x: event.clientX, y: event.clientY, id: event.pointerId }
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== from?.id) return
    const [x, y] = [event.clientX - from.x, event.clientY - from.y]
    if (!moving) {
      if (Math.hypot(x, y) < SLACK) return
      moving = true
      node.setPointerCapture(from.id)
      node.classList.add('is-dragged')
      drag.start()
    }
    node.style.transform = `translate(${x}px, ${y}px) rotate(-3deg)`
    const spot = spotUnder(event)
    if (spot !== over) {
      over?.classList.remove('is-under')
      spot?.classList.add('is-under')
      over = spot
    }
  }

  function up(event: PointerEvent): void {
    if (event.pointerId !== from?.id) return
    const spot = moving && event.type === 'pointerup' ? over?.getAttribute('data-spot') : null
    if (moving) addEventListener('click', swallow, { capture: true, once: true })
    end()
    if (spot) drag.drop(spot)
  }

  /** The click that ends a drag is ignored. */
  function swallow(event: Event): void {
    event.stopPropagation()
  }

  function end(): void {
    from = null
    moving = false
    over?.classList.remove('is-under')
    over = null
    node.classList.remove('is-dragged')
    node.style.transform = ''
    // if no click follows the drag, the next click is a real one
    setTimeout(() => removeEventListener('click', swallow, { capture: true }))
  }

  node.addEventListener('pointerdown', down)
  node.addEventListener('pointermove', move)
  node.addEventListener('pointerup', up)
  node.addEventListener('pointercancel', up)
  return {
    update: (next) => { drag = next },
    destroy: end,
  }
}
