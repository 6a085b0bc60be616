/** Where things are on the screen. Everything may be missing: scrolled away, not drawn on a narrow screen, or gone. */

import type { Hidden } from '../game/board'

export interface Point { x: number, y: number }

export class Scene {
  readonly #stage: DOMRect | undefined

  constructor(readonly root: HTMLElement) {
    this.#stage = root.querySelector(part('stage'))?.getBoundingClientRect()
  }

  slot(handle: number | undefined): HTMLElement | null {
    return handle ? this.root.querySelector(`[data-position][data-handle="${handle}"]`) : null
  }

  /** A card that lies on top. */
  card(handle: number | undefined): HTMLElement | null {
    return find(this.slot(handle), 'card')
  }

  seat(family: string | undefined): HTMLElement | null {
    return family ? this.root.querySelector(`[data-seat="${family}"]`) : null
  }

  /** Where the cards of a family come from when its hand is not seen. */
  arms(family: string | undefined): HTMLElement | null {
    const seat = this.seat(family)
    return find(seat, 'arms') ?? seat
  }

  influence(family: string | undefined): HTMLElement | null {
    return this.seat(family)?.querySelector<HTMLElement>('[data-influence]') ?? null
  }

  /** The coin beside a family's influence. */
  purse(family: string | undefined): DOMRect | null {
    return this.box(find(this.seat(family), 'coin') ?? this.influence(family))
  }

  /** The discard pile, or where the family sits. */
  pile(family: string | undefined): HTMLElement | null {
    const seat = this.seat(family)
    return seat?.querySelector<HTMLElement>('[data-pile]') ?? seat
  }

  /** A card of the own hand. */
  hand(kind: Hidden): HTMLElement | null {
    return kind ? this.root.querySelector(`[data-hand="${kind}"]`) : null
  }

  /** The cards of the own hand. */
  get held(): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>('[data-hand]')]
  }

  /** A part of the table that is there once. */
  part(name: 'pennon' | 'passed' | 'scroller'): HTMLElement | null {
    return find(this.root, name)
  }

  /** The box of something that can be seen. */
  box(element: Element | null | undefined): DOMRect | null {
    const box = element?.getBoundingClientRect()
    if (!element || !box || box.width === 0) return null
    const frame = element.closest(part('stage')) && this.#stage ? this.#stage : new DOMRect(0, 0, innerWidth, innerHeight)
    const apart = box.right <= frame.left || box.left >= frame.right || box.bottom <= frame.top || box.top >= frame.bottom
    return apart ? null : box
  }

  /** Where influence comes from that no card on the table gives. */
  get supply(): Point | null {
    return this.#stage ? { x: this.#stage.left + this.#stage.width / 2, y: this.#stage.top + 24 } : null
  }
}

/** What motion looks for within others, by its `data-part`: classes are for style sheets. */
export type Part =
  | 'stage' | 'scroller' | 'pennon' | 'passed' | 'arms' | 'purse' | 'coin' | 'mini'
  | 'card' | 'tokens' | 'seal' | 'mark' | 'brackets' | 'tick'

function part(name: Part): string {
  return `[data-part="${name}"]`
}

export function find(within: Element | null | undefined, name: Part): HTMLElement | null {
  return within?.querySelector<HTMLElement>(part(name)) ?? null
}

export function findAll(within: Element | null | undefined, ...names: Part[]): HTMLElement[] {
  return within ? [...within.querySelectorAll<HTMLElement>(names.map(part).join())] : []
}

export function centre(box: DOMRect): Point {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}
