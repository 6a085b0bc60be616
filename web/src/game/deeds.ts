/** Of the lines of the chronicle, those that show what a family decided, and what others did to it afterwards. */

import type { Line, Value } from './chronicle'

/** The events that follow from a decision and have a line. */
const DEEDS: readonly Line['what'][] = ['placed', 'kept', 'revealed', 'chose', 'eliminated', 'robbed', 'moved', 'swapped', 'verdict-put']

/** What one card does to another. */
const BLOWS: readonly Line['what'][] = ['eliminated', 'moved', 'verdict-put', 'tokens-given', 'tokens-lost']

const isOf = (value: Value | undefined, family: string): boolean => typeof value === 'object' && 'family' in value && value.family === family

function isDeed({ what, values: { acting, who, card } }: Line, family: string): boolean {
  return DEEDS.includes(what) && isOf(acting ?? who ?? card, family)
}

/** The lines that show what a family decided. */
export function deedsOf(family: string, lines: readonly Line[]): Line[] {
  return lines.filter((line) => isDeed(line, family))
}

/** Whether somebody else changed what a family has in the row, or its influence. */
function concerns({ what, why, values: { acting, card, victim } }: Line, family: string): boolean {
  if (BLOWS.includes(what)) return isOf(card, family) && !isOf(acting, family)
  if (what === 'robbed') return isOf(victim, family)
  if (what === 'reacted') return isOf(card, family)
  // a card that goes when it has done its work is no news; one that ran into an Ambush is
  return what === 'discarded' && why === 'ambush.attacker' && isOf(card, family)
}

/** What others have done to a family since it last decided something. */
export function sinceLastDeed(family: string, lines: readonly Line[]): Line[] {
  const last = lines.findLastIndex((line) => isDeed(line, family))
  return lines.slice(last + 1).filter((line) => concerns(line, family))
}
