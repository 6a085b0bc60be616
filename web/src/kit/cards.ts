// What is printed on the cards: what the rules say about each, and its drawing, which is the page's own.
// Their texts are in the message catalogue: card-<kind>.

import { CARDS as FACTS, FAMILIES } from './game.ts'
import type { Letter } from './messages.ts'

/** A kind of card, by its name in the notation: `royal-decree`. */
export type Kind = keyof typeof FACTS
export type CardSet = (typeof FACTS)[Kind]['set']
export type CardType = (typeof FACTS)[Kind]['type']
/** Eliminates others; bites back when it is eliminated; goes to the reserve. */
export type Mark = 'kill' | 'react' | 'reserve'

export interface CardFace {
  /** A game-icon. */
  icon: string
  type: CardType
  set: CardSet
  mark?: Mark
}

/** The game-icon of each card. */
export const CARD_ICONS: Record<Kind, string> = {
  archer: 'high-shot',
  soldier: 'broadsword',
  spy: 'hood',
  heir: 'jewel-crown',
  shapeshifter: 'duality-mask',
  lord: 'stone-tower',
  assassination: 'poison-bottle',
  'royal-decree': 'tied-scroll',
  ambush: 'wolf-trap',
  conspiracy: 'candle-holder',
  empress: 'imperial-crown',
  fanatic: 'torch',
  informer: 'human-ear',
  diplomat: 'olive',
  deserter: 'walking-boot',
  judge: 'scales',
  revolt: 'pitchfork',
  extortion: 'mailed-fist',
  infiltration: 'skeleton-key',
  deal: 'shaking-hands',
}

/** In the order of the catalogue, set by set. */
export const KINDS = Object.keys(FACTS) as Kind[]
export const CARDS = Object.fromEntries(KINDS.map((kind) => [kind, face(kind)])) as Record<Kind, CardFace>
export const CARD_SETS = [...new Set(KINDS.map((kind) => FACTS[kind].set))]

function face(kind: Kind): CardFace {
  const { set, type, ...traits } = FACTS[kind]
  const mark = markOf(traits)
  return { icon: CARD_ICONS[kind], type, set, ...(mark && { mark }) }
}

function markOf({ eliminates, punishes, reserved }: { eliminates?: true, punishes?: true, reserved?: true }): Mark | undefined {
  return eliminates ? 'kill' : punishes ? 'react' : reserved ? 'reserve' : undefined
}

export function isKind(text: string): text is Kind {
  return Object.hasOwn(CARDS, text)
}

export function faceOf(kind: string): CardFace {
  if (!isKind(kind)) throw new Error(`the card '${kind}' has no face: see web/src/kit/cards.ts`)
  return CARDS[kind]
}

/** The drawing of each mark. */
export const MARKS: Record<Mark, string> = { kill: 'u-drop', react: 'u-caltrop', reserve: 'u-reserve' }

export interface Arms {
  /** The beast, a game-icon. */
  crest: string
  /** The line of its chart, as a stroke-dasharray; none is a solid line. */
  dash: string
}

/** The arms of each family. */
export const ARMS: Record<Letter, Arms> = {
  R: { crest: 'lion', dash: '' },
  B: { crest: 'eagle-emblem', dash: '10 5' },
  G: { crest: 'deer-head', dash: '8 4 2 4' },
  Y: { crest: 'bear-head', dash: '2 4' },
  V: { crest: 'unicorn', dash: '5 4' },
}

/** Every game-icon the page draws: these and no others are in the sprite. */
export const ICONS: string[] = [
  ...Object.values(CARDS).map((card) => card.icon),
  ...FAMILIES.map((family) => ARMS[family].crest),
]
