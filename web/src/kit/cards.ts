// What is printed on the cards. Their texts are in the message catalogue: card-<slug>.

import { CARDS as FACTS } from './game.ts'
import type { Letter } from './messages.ts'

export type Slug = keyof typeof FACTS
export type CardSet = (typeof FACTS)[Slug]['set']
export type Kind = (typeof FACTS)[Slug]['kind']
/** Eliminates others; bites back when it is eliminated; goes to the reserve. */
export type Mark = 'kill' | 'react' | 'reserve'

export interface CardFace {
  /** A game-icon. */
  icon: string
  kind: Kind
  set: CardSet
  mark?: Mark
}

/** The game-icon of each card. */
export const CARD_ICONS: Record<Slug, string> = {
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
export const SLUGS = Object.keys(FACTS) as Slug[]
export const CARDS = Object.fromEntries(SLUGS.map((slug) => [slug, face(slug)])) as Record<Slug, CardFace>
export const CARD_SETS = [...new Set(SLUGS.map((slug) => FACTS[slug].set))]

function face(slug: Slug): CardFace {
  const { set, kind, eliminates, punishes, reserved } = FACTS[slug]
  const mark = eliminates ? 'kill' : punishes ? 'react' : reserved ? 'reserve' : undefined
  return { icon: CARD_ICONS[slug], kind, set, ...(mark && { mark }) }
}

export function isSlug(text: string): text is Slug {
  return Object.hasOwn(CARDS, text)
}

export function faceOf(slug: string): CardFace {
  if (!isSlug(slug)) throw new Error(`the card '${slug}' has no face: see web/src/kit/cards.ts`)
  return CARDS[slug]
}

/** The drawing of each mark. */
export const MARKS: Record<Mark, string> = { kill: 'u-drop', react: 'u-caltrop', reserve: 'u-reserve' }

export type { Letter }

export interface Family {
  /** The beast, a game-icon. */
  crest: string
  /** The line of its chart, as a stroke-dasharray; none is a solid line. */
  dash: string
}

export const FAMILIES: Record<Letter, Family> = {
  R: { crest: 'lion', dash: '' },
  B: { crest: 'eagle-emblem', dash: '10 5' },
  G: { crest: 'deer-head', dash: '8 4 2 4' },
  Y: { crest: 'bear-head', dash: '2 4' },
  V: { crest: 'unicorn', dash: '5 4' },
}

export const LETTERS = Object.keys(FAMILIES) as Letter[]

/** Every game-icon the page draws: these and no others are in the sprite. */
export const ICONS: string[] = [
  ...Object.values(CARDS).map((card) => card.icon),
  ...Object.values(FAMILIES).map((family) => family.crest),
]
