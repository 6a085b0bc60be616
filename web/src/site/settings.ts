/** A table's settings in words. */

import type { TableSettings } from '../kit/messages'
import { language, t } from '../kit/texts'

/** The most important ones. */
export function wordsFor(settings: TableSettings): string[] {
  const { clock = {} } = settings
  const words = [t(`set-name-${settings.set ?? 'base'}`)]
  if (clock.days) words.push(t('clock-days', { days: clock.days }))
  else if (clock.seconds) words.push(clock.bank ? t('clock-bank', { seconds: clock.seconds, bank: minutes(clock.bank) }) : t('clock-seconds', { seconds: clock.seconds }))
  else words.push(t('clock-none'))
  return words
}

/** The settings that only people at the table want to know. */
export function furtherWords(settings: TableSettings): string[] {
  return [
    t(settings.public === false ? 'setting-private' : 'setting-public'),
    t(settings.random_seating === false ? 'setting-chosen' : 'setting-random'),
    t(settings.watching === false ? 'setting-not-watched' : 'setting-watched'),
    t(settings.spectators_talk === false ? 'setting-no-talk' : 'setting-talk'),
    t(settings.aids === false ? 'setting-no-aids' : 'setting-aids'),
  ]
}

/** Seconds in everyday units: 180 are 3 min, 90 are 90 s. */
function minutes(seconds: number): string {
  const inMinutes = seconds >= 120 && seconds % 30 === 0
  if (!inMinutes) return t('clock-short', { seconds })
  return new Intl.NumberFormat(language(), { style: 'unit', unit: 'minute', unitDisplay: 'short' }).format(seconds / 60)
}
