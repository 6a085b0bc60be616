/** The page's current address. Links within the page change the screen without loading anything again. */

class Route {
  path = $state.raw(location.pathname)
}

export const route = new Route()

export function navigate(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path)
  arrive()
  scrollTo(0, 0)
}

function arrive(): void {
  route.path = location.pathname
}

/** Addresses that the server answers itself. */
const SERVERS = /^\/api\//

/** Handles the links that lead to another screen; new tabs, downloads and other sites are left to the browser. */
function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (SERVERS.test(link.pathname) || (link.hash && link.pathname === location.pathname)) return
  event.preventDefault()
  navigate(link.pathname + link.search + link.hash)
}

export function listenToLinks(): () => void {
  window.addEventListener('popstate', arrive)
  document.addEventListener('click', followLink)
  return () => {
    window.removeEventListener('popstate', arrive)
    document.removeEventListener('click', followLink)
  }
}
