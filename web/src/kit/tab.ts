/** The browser's tab, the app's icon and, if wanted, a notification show that I have to decide. */

import { prefs, setPref } from './prefs.svelte'
import { t } from './texts'

let told = 0

/** `waiting`: how many games wait for me. */
export function tellTab(title: string, waiting: number): void {
  document.title = tabTitle(title, waiting)
  document.querySelector('link[rel=icon]')?.setAttribute('href', waiting ? '/icon-asked.svg' : '/icon.svg')
  // only installed apps have a badge, and not in every browser
  if ('setAppBadge' in navigator) void navigator.setAppBadge(waiting).catch(() => {})
  if (waiting > told && document.hidden) void notify(title)
  else if (waiting < told) void unnotify()
  told = waiting
}

export function tabTitle(title: string, waiting: number): string {
  return waiting > 0 ? `(${waiting}) ${title}` : title
}

// -- notifications -----------------------------------------------------------------------------------

/** Browsers allow them only over https and on this computer. */
export const canNotify = typeof Notification !== 'undefined' && isSecureContext

const TAG = 'asked'
/** The notification of a page without a worker. */
let alone: Notification | null = null

/** Asks the browser when it is turned on; returns whether it is on afterwards. */
export async function wantNotifications(wanted: boolean): Promise<boolean> {
  const on = wanted && await Notification.requestPermission() === 'granted'
  setPref('notify', on)
  return on
}

/** Others may see the screen, so it shows no card, and no name but that of the game or table. */
async function notify(title: string): Promise<void> {
  if (!canNotify || !prefs.notify || Notification.permission !== 'granted') return
  const options = { body: t('notify-asked'), tag: TAG, icon: '/icon-192.png', data: location.pathname }
  const worker = await navigator.serviceWorker.getRegistration()
  if (worker?.active) await worker.showNotification(title, options) // phones know no other way
  else {
    alone = new Notification(title, options)
    alone.onclick = () => { window.focus() }
  }
}

/** Closes the notification once the person has learned of it in another way. */
async function unnotify(): Promise<void> {
  alone?.close()
  const worker = canNotify ? await navigator.serviceWorker.getRegistration() : undefined
  for (const shown of await worker?.getNotifications({ tag: TAG }) ?? []) shown.close()
}

if (typeof document !== 'undefined') document.addEventListener('visibilitychange', () => { if (!document.hidden) void unnotify() })
