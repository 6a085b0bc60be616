/** Where things are on the screen. Everything may be missing: scrolled away, not drawn on a narrow screen, or gone. */

import type { Kind } from '../game/board'

export interface Point { x: number, y: number }

export class Scene {
  readonly #stage: DOMRect | undefined

  constructor(readonly root: HTMLElement) {
    this.#stage = root.querySelector('main.stage')?.getBoundingClientRect()
  }

  slot(handle: number | undefined): HTMLElement | null {
    return handle ? this.root.querySelector(`.slot[data-handle="${handle}"]`) : null
  }

  /** A card that lies on top. */
  card(handle: number | undefined): HTMLElement | null {
    return this.slot(handle)?.querySelector<HTMLElement>('.card') ?? null
  }

  seat(family: string | undefined): HTMLElement | null {
    return family ? this.root.querySelector(`:is(.fam, .me)[data-seat="${family}"]`) : null
  }

  /** Where the cards of a family come from when its hand is not seen. */
  arms(family: string | undefined): HTMLElement | null {
    const seat = this.seat(family)
    return seat?.querySelector<HTMLElement>('.sh') ?? seat
  }

  influence(family: string | undefined): HTMLElement | null {
    return this.seat(family)?.querySelector<HTMLElement>('[data-influence]') ?? null
  }

  /** The coin beside a family's influence. */
  purse(family: string | undefined): DOMRect | null {
    const influence = this.influence(family)
    return this.box(influence?.closest('.inf')?.querySelector('.coin') ?? influence)
  }

  /** The discard pile, or where the family sits. */
  pile(family: string | undefined): HTMLElement | null {
    const seat = this.seat(family)
    return seat?.querySelector<HTMLElement>('[data-pile]') ?? seat
  }

  /** A card of the own hand. */
  hand(kind: Kind | undefined): HTMLElement | null {
    return kind ? this.root.querySelector(`.hand [data-hand="${kind}"]`) : null
  }

  all(selector: string): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>(selector)]
  }

  /** The box of something that can be seen. */
  box(element: Element | null | undefined): DOMRect | null {
    const box = element?.getBoundingClientRect()
    if (!element || !box || box.width === 0) return null
    const frame = element.closest('main.stage') && this.#stage ? this.#stage : new DOMRect(0, 0, innerWidth, innerHeight)
    const apart = box.right <= frame.left || box.left >= frame.right || box.bottom <= frame.top || box.top >= frame.bottom
    return apart ? null : box
  }

  /** Where influence comes from that no card on the table gives. */
  get supply(): Point | null {
    return this.#stage ? { x: this.#stage.left + this.#stage.width / 2, y: this.#stage.top + 24 } : null
  }
}

export function centre(box: DOMRect): Point {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}
