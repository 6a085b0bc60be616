/** What one person is looking at and has touched; it is never sent. */

import type { Line } from '../game/chronicle'
import { sinceLastDeed } from '../game/deeds'
import type { TableModel } from '../game/model'
import { litHand, litSpots, marked, optionsOf, touch, wordsOf, type Option, type Touched } from '../game/options'
import type { Letter } from '../kit/messages'
import { prefs } from '../kit/prefs.svelte'
import { t } from '../kit/texts'
import { playerOf } from '../site/people'
import type { Facts } from './facts'
import { askedOf, consequenceOf, waitOf } from './question'
import { headline, isSecret, plain } from './sentences'

export type Tab = 'chronicle' | 'chat' | 'cards'

/** A card of the row by its handle, a kind of card, if known as a card `of` some family, or what a family has outside the row. */
export type Looked = { handle: number } | { kind: string, of?: Letter | undefined } | { family: string }

/** In milliseconds. A finger that presses the same thing again this soon has slipped: it has not answered. */
const SLIP = 400

export class TableUi {
  tab = $state<Tab>('chronicle')
  /** The drawer on narrow screens. */
  drawer = $state(false)
  settings = $state(false)
  looked = $state.raw<Looked | null>(null)
  #touched = $state.raw<Touched>({})
  /** The decision that the touches belong to. */
  #for = $state.raw(0)
  /** When a pointer last touched something; 0: the last touch was by a key. */
  #pointed = 0
  #markedAt = 0

  constructor(readonly model: TableModel) {}

  readonly options: readonly Option[] = $derived.by(() =>
    this.model.asked ? optionsOf(this.model.decision?.legal ?? []) : [])

  readonly touched: Touched = $derived.by(() => this.#for === this.model.decision?.number ? this.#touched : {})
  readonly words: string[] = $derived.by(() => wordsOf(this.options))
  readonly marked: Option | undefined = $derived.by(() => marked(this.options, this.touched))
  readonly litHand: Set<string> = $derived.by(() => litHand(this.options, this.touched))
  readonly litSpots: Set<string> = $derived.by(() => litSpots(this.options, this.touched))

  readonly facts: Facts = $derived.by(() => ({
    board: this.model.board, you: this.model.you, decision: this.model.decision,
    options: this.options, touched: this.touched, marked: this.marked, name: this.name,
  }))

  /** While I have nothing to decide: the line about what is happening or has just happened. */
  readonly told: Line | undefined = $derived.by(() => {
    const { asked, board, playing, lines } = this.model
    if (asked || board.phase === 'over') return undefined
    return playing ? lines.at(-1) : headline(lines)
  })

  /** The question that I have to answer, or else what has just happened. */
  readonly sentence: string = $derived.by(() =>
    this.model.asked ? askedOf(this.facts) : this.told ? this.#tell(this.told) : waitOf(this.facts))

  #tell(line: Line): string {
    const told = plain(line, this.model.table)
    return isSecret(line, this.model.you) ? `${told} ${t('placed-secret')}` : told
  }

  /** What an answer brings, or else what everybody is waiting for. */
  readonly consequence: string = $derived.by(() => {
    if (this.model.asked) return consequenceOf(this.facts)
    return this.told && this.model.decision ? waitOf(this.facts) : ''
  })

  /** What others have done to my cards and my influence since I last decided. */
  readonly since: readonly Line[] = $derived.by(() =>
    this.model.you ? sinceLastDeed(this.model.you, this.model.lines) : [])

  /** The name of the player of a family. */
  readonly name = (family: string): string => playerOf(this.model.table, family)

  /** The one of a place's names that can be touched now. */
  readonly lit = (spots: readonly string[]): string | undefined => spots.find((spot) => this.litSpots.has(spot))

  /** Keys do not slip, pointers do. */
  pointed(pointed: boolean): void {
    this.#pointed = pointed ? performance.now() : 0
  }

  /** A touch marks. The same touch again, when everything is marked, confirms. */
  touch(more: Touched): void {
    const again = this.marked && Object.entries(more).every(([key, value]) => this.touched[key as keyof Touched] === value)
    if (again) {
      if (!this.#pointed || this.#pointed - this.#markedAt > SLIP) this.confirm()
      return
    }
    this.#markedAt = performance.now()
    this.#touched = touch(this.options, this.touched, more)
    this.#for = this.model.decision?.number ?? 0
    if (this.marked && !prefs.confirm) this.confirm()
  }

  /** What comes of an answer is told in the chronicle, whatever was looked up for it. */
  confirm(): void {
    if (!this.marked) return
    if (this.tab === 'cards') this.tab = 'chronicle'
    this.looked = null
    this.model.act(this.marked.action)
  }

  back(): void {
    this.#touched = {}
    this.looked = null
    this.drawer = false
    this.settings = false
  }

  look(looked: Looked | null): void {
    this.looked = looked
  }
}
