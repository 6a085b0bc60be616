// The page as an app: its service worker, and the browser's offer to install it. Both exist only over https and on
// this computer; elsewhere nothing is offered.

import { loadRest } from './texts'

/** Chromium's event, which is not standardized yet. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

let offer = $state<InstallOffer>()

export const app = {
  /** Whether the browser would install the page now. */
  get installable(): boolean {
    return offer !== undefined
  },
  /** Asks the person, in the browser's own words. */
  async install(): Promise<void> {
    const asked = offer
    offer = undefined
    await asked?.prompt()
  },
}

/** Called once, at the start. */
export function becomeApp(): void {
  if (!isSecureContext || !('serviceWorker' in navigator)) return
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as InstallOffer
  })
  addEventListener('appinstalled', () => (offer = undefined))
  if (!import.meta.env.PROD) return
  void navigator.serviceWorker.register('/sw.js')
  // it keeps every file of the page but the texts of this language, which are kept once they are asked for
  void navigator.serviceWorker.ready.then(loadRest).catch(() => {})
}
