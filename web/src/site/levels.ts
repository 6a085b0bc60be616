/** The levels of bots. */

import { keep, kept } from '../kit/kept'
import { has, t } from '../kit/texts'

export const USUAL_LEVEL = 'knight'

export function levelName(level: string): string {
  return has(`level-${level}`) ? t(`level-${level}`) : level
}

/** The text beside a bot's name: its level, if it has one. */
export function botTag(level = ''): string {
  return has(`level-${level}`) ? t(`level-${level}`) : t('tag-bot')
}

/** What a bot of this level is like. */
export function botAbout(level = ''): string {
  return has(`level-${level}`) ? t('bot-about', { about: t(`level-${level}.about`) }) : t('tag-bot')
}

/** The last chosen level of bots. */
export function lastLevel(): string {
  const level = kept('level')
  return typeof level === 'string' ? level : USUAL_LEVEL
}

export function keepLevel(level: string): void {
  keep('level', level)
}
