/** The language of the page: that of the address, for shared links; else the chosen one; else the browser's. */

import { keep, kept } from './kept'
import { prefs, setPref } from './prefs.svelte'
import { LANGUAGES, preferredLanguage } from './texts'

/** Languages by their own names. */
export const NAMES: Record<string, string> = { en: 'English', uk: 'Українська', ru: 'Русский', pl: 'Polski', fr: 'Français' }

export function wantedLanguage(search = location.search): string {
  const named = new URLSearchParams(search).get('lang') ?? ''
  // a visitor who came by a link in some language continues in it
  if (LANGUAGES.includes(named) && named !== prefs.language) setPref('language', named)
  return LANGUAGES.includes(prefs.language) ? prefs.language : preferredLanguage()
}

/** Texts are made once, so the page is reloaded where it was. The browser stores the choice, so the address need not. */
export function speak(language: string): void {
  setPref('language', language)
  keep('spoke', true)
  const address = new URL(location.href)
  address.searchParams.delete('lang')
  history.replaceState(history.state, '', address)
  location.reload()
}

/** Whether the page was reloaded for another language, so that what was open is opened again. True only once. */
export function spoke(): boolean {
  const did = kept('spoke') === true
  if (did) keep('spoke', false)
  return did
}
