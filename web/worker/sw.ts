// The service worker: keeps the page at hand, so that it opens at once, and also while the server is away.
// What is said and asked at a table never goes through here.

export {}

declare const self: ServiceWorkerGlobalScope
/** The files of the page, put in by build/worker.ts. */
declare const __SHELL__: string[]
declare const __VERSION__: string

const CACHE = `page-${__VERSION__}`

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(__SHELL__)))
  void self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return
  if (pathname.startsWith('/assets/')) event.respondWith(keptOrFetched(request))
  else if (request.mode === 'navigate') event.respondWith(fetchedOrShell(request))
})

async function forgetOlder(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))
}

/** A file whose name holds its hash never changes. */
async function keptOrFetched(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request)
  if (kept) return kept
  const fetched = await fetch(request)
  if (fetched.ok) await cache.put(request, fetched.clone())
  return fetched
}

/** The newest page; while the server is away, the one that is kept. */
async function fetchedOrShell(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match('/')
    if (kept) return kept
    throw error
  }
}

// A notification leads to the page it is about.
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(lead(String(event.notification.data)))
})

async function lead(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' })
  const open = pages.find(({ url }) => new URL(url).pathname === path)
  await (open ? open.focus() : self.clients.openWindow(path))
}
