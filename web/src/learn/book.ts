/** The book of rules: its parts, its cards, and where a ruling is found in it. */

import { CARDS, KINDS, isKind, type CardSet, type CardType } from '../kit/cards'
import { attributes, language, t } from '../kit/texts'

export const PARTS = ['aim', 'set-up', 'round', 'placement', 'activation', 'elimination', 'stacks', 'known', 'end'] as const

/** Where rulings are told that have no part of their own name. */
const ELSEWHERE: Record<string, string> = { reveal: 'activation', decision: 'activation', stack: 'stacks' }

/** The place in the book for an address's hash: a card, a part, or a ruling's key such as `activation.keep`. */
export function placeFor(hash: string): string {
  const [head = ''] = decodeURIComponent(hash.replace(/^#/, '')).split('.')
  const name = ELSEWHERE[head] ?? head
  return isKind(name) || (PARTS as readonly string[]).includes(name) ? name : ''
}

export interface Search {
  words: string
  set: CardSet | ''
  type: CardType | ''
}

/** The cards that are looked for, in the order of the sets. */
export function found({ words, set, type }: Search): string[] {
  const wanted = lower(words).split(/\s+/).filter(Boolean)
  return KINDS.filter((kind) => {
    const face = CARDS[kind]
    if ((set && face.set !== set) || (type && face.type !== type)) return false
    const text = lower([t(`card-${kind}`), t(`card-${kind}.short`), t(`card-${kind}.rule`), ...attributes(`card-${kind}`, 'ruling-')].join(' '))
    return wanted.every((word) => text.includes(word))
  })
}

/** The parts of the rules with these words. */
export function foundParts(words: string): string[] {
  const wanted = lower(words).split(/\s+/).filter(Boolean)
  return PARTS.filter((part) => {
    const text = lower(`${t(`rulebook-part-${part}`)} ${t(`rules-${part}`)}`)
    return wanted.every((word) => text.includes(word))
  })
}

/** The name of a set, standing alone. */
export function setName(set: CardSet): string {
  const name = t(`set-${set}`)
  return name.charAt(0).toLocaleUpperCase(language()) + name.slice(1)
}

function lower(text: string): string {
  return text.toLocaleLowerCase(language())
}
