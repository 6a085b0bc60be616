/** Which card somebody reads: one under the pointer or the focus, one held down by a finger, or the one they have chosen.
 *  Whatever shows a card that its viewer knows says so with `data-read`, the name of its kind. */

import { untrack } from 'svelte'
import type { Letter } from './messages'

export interface Read {
  kind: string
  family: Letter
  /** The element that shows it; a chosen card is read wherever it is. */
  source?: Element
  /** What it covers, in words. */
  beneath?: string | undefined
}

/** A pointer that only passes by opens nothing, nor does a finger that taps. */
const REST = 300
const HOLD = 450
/** A finger that moves this far is doing something else. */
const SLACK = 8

class Reading {
  /** Under the pointer or the focus. */
  #passing = $state.raw<Read | null>(null)
  /** Held by a finger: it stays until it is closed. */
  #held = $state.raw<Read | null>(null)
  #chosen = $state.raw<Read | null>(null)
  #timer = 0
  /** The kinds that are in play at the table which is shown: what is told about others would only puzzle. Null: all. */
  among = $state.raw<readonly string[] | null>(null)

  /** It stays by itself, so it must leave room for the question. */
  readonly stays: boolean = $derived(this.#passing === null)
  readonly now: Read | null = $derived(this.#passing ?? this.#held ?? this.#chosen)
  readonly held: boolean = $derived(this.#passing === null && this.#held !== null)

  choose(chosen: Read | null): void {
    this.#chosen = chosen
    this.#held = null
  }

  hold(held: Read): void {
    this.#held = held
  }

  /** After a short delay: something else may come first. */
  pass(passing: Read | null): void {
    clearTimeout(this.#timer)
    if (passing?.source === this.#passing?.source) return
    this.#timer = window.setTimeout(() => { this.#passing = passing }, this.#passing && passing ? 0 : passing ? REST : REST / 3)
  }

  putAway(): void {
    clearTimeout(this.#timer)
    this.#passing = this.#held = this.#chosen = null
  }
}

export const reading = new Reading()

function readIn(target: EventTarget | null, inside = false): Read | null {
  if (!(target instanceof Element)) return null
  const source = target.closest('[data-read]') ?? (inside ? target.querySelector('[data-read]') : null)
  const kind = source?.getAttribute('data-read')
  if (!source || !kind) return null
  const family = source.closest('[data-fam]')?.getAttribute('data-fam') ?? 'R'
  const beneath = source.matches('[data-part="card"]') ? source.closest('[data-beneath]')?.getAttribute('data-beneath') : null
  return { kind, family: family as Letter, source, beneath: beneath ?? undefined }
}

/** Listens to the whole page; returns a function that stops it. */
export function listenToReaders(): () => void {
  const stop = new AbortController()
  const on = <K extends keyof DocumentEventMap>(type: K, listener: (event: DocumentEventMap[K]) => void, capture = false): void => {
    // an effect that moves the focus must not run again whenever another card is read
    document.addEventListener(type, (event) => { untrack(() => { listener(event) }) }, { signal: stop.signal, capture })
  }
  let from: { x: number, y: number } | null = null
  let timer = 0
  /** Where the pointer was last moved to. */
  let rests = { x: -1, y: -1 }
  /** What is under it has come there by itself. */
  let came = false
  /** The click that ends a hold is ignored. */
  let swallow = false

  function letGo(): void {
    clearTimeout(timer)
    from = null
  }

  on('pointerover', (event) => {
    if (event.pointerType === 'touch') return
    // a card that comes to lie under a pointer at rest is not pointed at, until the pointer moves
    came = event.clientX === rests.x && event.clientY === rests.y
    if (came) return
    // a pointer that moves to the rail wants to see the rail
    if (event.target instanceof Element && event.target.closest('.log') && reading.stays) reading.putAway()
    reading.pass(readIn(event.target))
  })
  on('focusin', (event) => {
    if (!(event.target instanceof Element) || !event.target.matches(':focus-visible')) return
    if (event.target.closest('.log') && reading.stays) reading.putAway()
    reading.pass(readIn(event.target, true))
  })
  on('focusout', () => { reading.pass(null) })
  on('pointerdown', (event) => {
    swallow = false
    if (event.target instanceof Element && event.target.closest('[data-part="reading"]')) return
    if (reading.held) reading.putAway()
    const read = readIn(event.target)
    if (event.pointerType !== 'touch' || !read) return
    from = { x: event.clientX, y: event.clientY }
    timer = window.setTimeout(() => {
      swallow = true
      reading.hold(read)
    }, HOLD)
  })
  on('pointermove', (event) => {
    rests = { x: event.clientX, y: event.clientY }
    if (came) reading.pass(readIn(event.target))
    came = false
    if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK) letGo()
  })
  on('pointerup', letGo)
  on('pointercancel', letGo)
  on('contextmenu', (event) => { if (from || swallow) event.preventDefault() })
  on('click', (event) => {
    if (!swallow) return
    swallow = false
    event.stopPropagation()
    event.preventDefault()
  }, true)
  on('keydown', (event) => { if (event.key === 'Escape') reading.putAway() })
  return () => { stop.abort() }
}
