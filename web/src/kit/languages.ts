/** Which language the page speaks: that of the address, for links that are shared; else the chosen one; else the browser's. */

import { prefs, setPref } from './prefs.svelte'
import { LANGUAGES, preferredLanguage } from './texts'

/** Languages by their own names. */
export const NAMES: Record<string, string> = { en: 'English', uk: 'Українська', ru: 'Русский', pl: 'Polski', fr: 'Français' }

export function wantedLanguage(search = location.search): string {
  const named = new URLSearchParams(search).get('lang') ?? ''
  // who came by a link in some language goes on in it
  if (LANGUAGES.includes(named) && named !== prefs.language) setPref('language', named)
  return LANGUAGES.includes(prefs.language) ? prefs.language : preferredLanguage()
}

/** Texts are made once, so the page is opened anew; the address says the language from then on. */
export function speak(language: string): void {
  setPref('language', language)
  const address = new URL(location.href)
  address.searchParams.set('lang', language)
  location.assign(address)
}
