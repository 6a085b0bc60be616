/** This person's preferences, stored by the browser. */

export type Theme = 'system' | 'light' | 'dark'
export type Speed = 'slow' | 'normal' | 'fast' | 'off'

export interface Prefs {
  theme: Theme
  speed: Speed
  sound: boolean
  /** A choice is marked first and then confirmed. */
  confirm: boolean
  /** Show what a closed card could be. */
  aid: boolean
  /** Notify me when I have to decide while I look elsewhere. */
  notify: boolean
  /** Empty: that of the browser. */
  language: string
}

const KEY = 'oriflamme'
const DEFAULTS: Prefs = { theme: 'system', speed: 'normal', sound: false, confirm: true, aid: true, notify: false, language: '' }
export const SPEEDS: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.5, off: 0 }

/** What is stored may be old, broken or inaccessible; only what makes sense is used. */
function stored(): Partial<Prefs> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return Object.fromEntries(Object.entries(found as object).filter(([key, value]) =>
      typeof value === typeof DEFAULTS[key as keyof Prefs]))
  } catch {
    return {}
  }
}

export const prefs = $state<Prefs>({ ...DEFAULTS, ...stored() })

export function setPref<K extends keyof Prefs>(key: K, value: Prefs[K]): void {
  prefs[key] = value
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs))
  } catch {
    // without storage the choice lasts as long as the page
  }
  applyPrefs()
}

/** The factor of all durations. */
export function speed(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SPEEDS[prefs.speed] ?? 1
}

/** Puts theme and speed where the style sheets find them. */
export function applyPrefs(): void {
  const { style } = document.documentElement
  style.setProperty('color-scheme', prefs.theme === 'system' ? 'light dark' : prefs.theme)
  style.setProperty('--speed', String(speed()))
}
