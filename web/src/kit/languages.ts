/** Which language the page speaks: that of the address, for links that are shared; else the chosen one; else the browser's. */

import { keep, kept } from './kept'
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

/** Texts are made once, so the page is opened anew, where it was; the browser keeps the choice, so the address need not. */
export function speak(language: string): void {
  setPref('language', language)
  keep('spoke', true)
  const address = new URL(location.href)
  address.searchParams.delete('lang')
  history.replaceState(history.state, '', address)
  location.reload()
}

/** Whether the page was opened anew for another language: what was open then is open again. Says so once. */
export function spoke(): boolean {
  const did = kept('spoke') === true
  if (did) keep('spoke', false)
  return did
}
