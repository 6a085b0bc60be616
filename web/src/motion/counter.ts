import type { Run } from './run'

/** A number on the screen that goes up in steps, although what it shows is settled already. */
export class Counter {
  readonly #text: Text | null

  constructor(run: Run, element: Element | null | undefined, private readonly from: number, private readonly to: number) {
    this.#text = element ? digitsIn(element) : null
    if (this.#text?.data.trim() !== String(to)) this.#text = null
    this.#write(from)
    run.afterwards(() => { this.#write(to) })
  }

  /** So much of the way, from 0 to 1. */
  reach(part: number): void {
    this.#write(Math.round(this.from + (this.to - this.from) * part))
  }

  #write(value: number): void {
    if (this.#text) this.#text.data = String(value)
  }
}

function digitsIn(element: Element): Text | null {
  const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode()) if (/\d/.test(node.nodeValue ?? '')) return node as Text
  return null
}
