// Made by `make messages` from the rules. Do not edit.

/** The usual game: how many play it, with how many cards, for how long. */
export const GAME = { players: [3, 4, 5], rounds: 6, characters: 6, intrigues: 4, aside: 3, influence: 1, verdicts: 5 } as const

/** The letters of the families in the order of their seats. */
export const FAMILIES = ['R', 'B', 'G', 'Y', 'V'] as const

/** What the rules say of each card: its set, what it is, and what it is good for. */
export const CARDS = {
  archer: { set: 'base', kind: 'character', eliminates: true, punishes: false, reserved: false },
  soldier: { set: 'base', kind: 'character', eliminates: true, punishes: false, reserved: false },
  spy: { set: 'base', kind: 'character', eliminates: false, punishes: false, reserved: false },
  heir: { set: 'base', kind: 'character', eliminates: false, punishes: false, reserved: false },
  shapeshifter: { set: 'base', kind: 'character', eliminates: false, punishes: false, reserved: false },
  lord: { set: 'base', kind: 'character', eliminates: false, punishes: false, reserved: false },
  assassination: { set: 'base', kind: 'intrigue', eliminates: true, punishes: false, reserved: false },
  'royal-decree': { set: 'base', kind: 'intrigue', eliminates: false, punishes: false, reserved: false },
  ambush: { set: 'base', kind: 'intrigue', eliminates: false, punishes: true, reserved: false },
  conspiracy: { set: 'base', kind: 'intrigue', eliminates: false, punishes: false, reserved: false },
  empress: { set: 'alliance', kind: 'character', eliminates: false, punishes: false, reserved: false },
  fanatic: { set: 'alliance', kind: 'character', eliminates: false, punishes: false, reserved: false },
  informer: { set: 'alliance', kind: 'character', eliminates: false, punishes: false, reserved: false },
  diplomat: { set: 'alliance', kind: 'character', eliminates: false, punishes: false, reserved: false },
  deserter: { set: 'alliance', kind: 'character', eliminates: true, punishes: false, reserved: false },
  judge: { set: 'alliance', kind: 'character', eliminates: true, punishes: false, reserved: false },
  revolt: { set: 'alliance', kind: 'intrigue', eliminates: true, punishes: false, reserved: false },
  extortion: { set: 'alliance', kind: 'intrigue', eliminates: false, punishes: true, reserved: false },
  infiltration: { set: 'alliance', kind: 'intrigue', eliminates: false, punishes: false, reserved: true },
  deal: { set: 'alliance', kind: 'intrigue', eliminates: false, punishes: false, reserved: true },
} as const
