/** Who plays on this device. */

import { api } from '../kit/api'
import type { Me } from '../kit/messages'
import { keep, kept } from '../kit/kept'
import { t } from '../kit/texts'

class Myself {
  /** Undefined until the server has been asked; null: a stranger. */
  who = $state.raw<Me | null | undefined>(undefined)

  #looking: Promise<Me | null> | null = null

  /** The person, as soon as possible: the server is asked if it has not been yet. */
  async known(): Promise<Me | null> {
    return this.who === undefined ? this.look() : this.who
  }

  /** Asks the server; simultaneous callers share one request. */
  look(): Promise<Me | null> {
    this.#looking ??= this.#ask().finally(() => { this.#looking = null })
    return this.#looking
  }

  async #ask(): Promise<Me | null> {
    this.who = await api.me()
    if (this.who) remember(this.who.name)
    return this.who
  }

  /** Become a person, or take another name. */
  async take(name: string): Promise<Me> {
    this.who = await api.name(name)
    remember(this.who.name)
    return this.who
  }

  /** Signs this device in as the person who made the link. */
  async move(token: string): Promise<void> {
    this.who = await api.takeLink(token)
    remember(this.who.name)
  }

  async forget(): Promise<void> {
    await api.forget()
    this.who = null
    remember('')
  }
}

export const myself = new Myself()

function remember(name: string): void {
  keep('name', name)
}

/** A name to begin with: the one that a lesson gave, if there was one. It is in the language of the page. */
export function suggestedName(): string {
  const names = t('name-suggestions').split(/,\s*/)
  const before = kept('suggested')
  const name = names.find((one) => one === before) ?? names[Math.floor(Math.random() * names.length)] ?? ''
  keep('suggested', name)
  return name
}

/** The last name on this device, if the browser kept it. */
export function lastName(): string {
  const name = kept('name')
  return typeof name === 'string' ? name : ''
}
