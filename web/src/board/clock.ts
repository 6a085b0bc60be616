import { language } from '../kit/texts'

const SECOND = 1000
const HOUR = 3600 * SECOND
const DAY = 24 * HOUR

/** 1:05 below an hour, otherwise hours or days in the reader's language. */
export function clockText(milliseconds: number): string {
  const unit = (value: number, name: string): string =>
    new Intl.NumberFormat(language(), { style: 'unit', unit: name, unitDisplay: 'short' }).format(value)
  if (milliseconds >= 2 * DAY) return unit(Math.floor(milliseconds / DAY), 'day')
  if (milliseconds >= HOUR) return unit(Math.floor(milliseconds / HOUR), 'hour')
  const seconds = Math.ceil(milliseconds / SECOND)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
