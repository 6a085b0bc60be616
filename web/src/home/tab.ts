/** What the browser's tab and the app's icon tell: how many games wait for me. */

import { tabTitle } from './lists'

export function tellTab(title: string, waiting: number): void {
  document.title = tabTitle(title, waiting)
  // only installed apps have a badge, and not in every browser
  if ('setAppBadge' in navigator) void navigator.setAppBadge(waiting).catch(() => {})
}
