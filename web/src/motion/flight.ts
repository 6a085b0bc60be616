/** The layer above the table for whatever is on its way: cards, coins, the line of an aim. */

import { mount, unmount } from 'svelte'
import type { Family, Kind } from '../game/board'
import Card from '../kit/Card.svelte'
import type { Run } from './run'
import { findAll, type Point } from './scene'

/** Marks of the moment, which a card leaves behind when it takes off. */
const MOMENTARY = ['is-acting', 'is-selected', 'is-dim', 'is-looked']

export class Flight {
  readonly #layer = element('flight')
  readonly #coins: HTMLElement[] = []

  constructor() {
    this.#layer.setAttribute('aria-hidden', 'true')
  }

  /** Something of a class over a box, until the run is over. */
  put(run: Run, classes: string, box: { left: number, top: number, width: number, height: number }): HTMLElement {
    const thing = this.lasting(classes, box)
    run.afterwards(() => { thing.remove() })
    return thing
  }

  /** Something that its maker takes away. */
  lasting(classes: string, box: { left: number, top: number, width: number, height: number }): HTMLElement {
    const thing = element(classes)
    for (const side of ['left', 'top', 'width', 'height'] as const) thing.style[side] = `${box[side]}px`
    this.#shown().append(thing)
    return thing
  }

  /** A likeness of a card, holding nothing but what stands on the screen already. */
  likeness(run: Run, card: Element, box: DOMRect): HTMLElement {
    const thing = this.put(run, 'flyer', box)
    thing.style.setProperty('--w', `${box.width}px`)
    const copy = card.cloneNode(true) as HTMLElement
    copy.classList.remove(...MOMENTARY)
    for (const mark of findAll(copy, 'brackets', 'tick')) mark.remove()
    thing.append(copy)
    return thing
  }

  /** A flyer shows the face of its card, which everybody sees now. */
  turnUp(run: Run, flyer: HTMLElement, family: Family, kind: Kind, tokens = 0): void {
    flyer.replaceChildren()
    const face = mount(Card, { target: flyer, props: { family, kind, open: true, tokens } })
    run.afterwards(() => void unmount(face))
  }

  coin(run: Run, at: Point): HTMLElement {
    const coin = this.#coins.pop() ?? element('coin')
    coin.style.left = `${at.x}px`
    coin.style.top = `${at.y}px`
    this.#shown().append(coin)
    run.afterwards(() => {
      coin.remove()
      this.#coins.push(coin)
    })
    return coin
  }

  #shown(): HTMLElement {
    if (!this.#layer.isConnected) document.body.append(this.#layer)
    return this.#layer
  }
}

function element(classes: string): HTMLElement {
  const made = document.createElement('div')
  made.className = classes
  return made
}
