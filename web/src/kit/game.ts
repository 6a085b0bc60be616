// Made by `make messages` from the rules. Do not edit.

/** The usual game: how many play it, with how many cards, for how long. */
export const GAME = { players: [3, 4, 5], rounds: 6, characters: 6, intrigues: 4, aside: 3, influence: 1, verdicts: 5 } as const

/** The letters of the families in the order of their seats. */
export const FAMILIES = ['R', 'B', 'G', 'Y', 'V'] as const

/** What the rules say of each card: its set, what it is, and what it is good for. */
export const CARDS = {
  archer: { set: 'base', type: 'character', eliminates: true },
  soldier: { set: 'base', type: 'character', eliminates: true },
  spy: { set: 'base', type: 'character' },
  heir: { set: 'base', type: 'character' },
  shapeshifter: { set: 'base', type: 'character' },
  lord: { set: 'base', type: 'character' },
  assassination: { set: 'base', type: 'intrigue', eliminates: true },
  'royal-decree': { set: 'base', type: 'intrigue' },
  ambush: { set: 'base', type: 'intrigue', punishes: true },
  conspiracy: { set: 'base', type: 'intrigue' },
  empress: { set: 'alliance', type: 'character' },
  fanatic: { set: 'alliance', type: 'character' },
  informer: { set: 'alliance', type: 'character' },
  diplomat: { set: 'alliance', type: 'character' },
  deserter: { set: 'alliance', type: 'character', eliminates: true },
  judge: { set: 'alliance', type: 'character', eliminates: true },
  revolt: { set: 'alliance', type: 'intrigue', eliminates: true },
  extortion: { set: 'alliance', type: 'intrigue', punishes: true },
  infiltration: { set: 'alliance', type: 'intrigue', reserved: true },
  deal: { set: 'alliance', type: 'intrigue', reserved: true },
} as const
