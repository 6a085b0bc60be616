// What is printed on the cards. Their texts are in the message catalogue: card-<slug>.

import type { Letter } from './messages.ts'

export type Kind = 'character' | 'intrigue'
/** Eliminates others; bites back when it is eliminated; goes to the reserve. */
export type Mark = 'kill' | 'react' | 'reserve'
export type CardSet = 'base' | 'alliance'

export interface CardFace {
  /** A game-icon. */
  icon: string
  kind: Kind
  set: CardSet
  mark?: Mark
}

function character(set: CardSet, icon: string, mark?: Mark): CardFace {
  return { icon, kind: 'character', set, ...(mark && { mark }) }
}

function intrigue(set: CardSet, icon: string, mark?: Mark): CardFace {
  return { icon, kind: 'intrigue', set, ...(mark && { mark }) }
}

export const CARDS = {
  archer: character('base', 'high-shot', 'kill'),
  soldier: character('base', 'broadsword', 'kill'),
  spy: character('base', 'hood'),
  heir: character('base', 'jewel-crown'),
  shapeshifter: character('base', 'duality-mask'),
  lord: character('base', 'stone-tower'),
  assassination: intrigue('base', 'poison-bottle', 'kill'),
  'royal-decree': intrigue('base', 'tied-scroll'),
  ambush: intrigue('base', 'wolf-trap', 'react'),
  conspiracy: intrigue('base', 'candle-holder'),

  empress: character('alliance', 'imperial-crown'),
  fanatic: character('alliance', 'torch'),
  informer: character('alliance', 'human-ear'),
  diplomat: character('alliance', 'olive'),
  deserter: character('alliance', 'walking-boot', 'kill'),
  judge: character('alliance', 'scales', 'kill'),
  revolt: intrigue('alliance', 'pitchfork', 'kill'),
  extortion: intrigue('alliance', 'mailed-fist', 'react'),
  infiltration: intrigue('alliance', 'skeleton-key', 'reserve'),
  deal: intrigue('alliance', 'shaking-hands', 'reserve'),
} satisfies Record<string, CardFace>

export type Slug = keyof typeof CARDS

export function isSlug(text: string): text is Slug {
  return Object.hasOwn(CARDS, text)
}

export function faceOf(slug: string): CardFace {
  if (!isSlug(slug)) throw new Error(`no card is called ${slug}`)
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
  ...Object.values(CARDS).map((card: CardFace) => card.icon),
  ...Object.values(FAMILIES).map((family) => family.crest),
]
