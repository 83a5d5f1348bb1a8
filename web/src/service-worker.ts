const worker = self as unknown as ServiceWorkerGlobalScope

/** Written in when the page is built: every file of it, and a name that changes when any of them does. */
declare const PAGE_FILES: readonly string[]
declare const PAGE_VERSION: string

const CACHE = `grotto-${PAGE_VERSION}`
/** The front page arrives with its pictures, every other address with a lamp. */
const pageAt = (pathname: string): string => (pathname === '/' ? '/index.html' : '/page.html')

/** The whole page is kept, so that games on this device work without a network. */
worker.addEventListener('install', event => event.waitUntil(keepPage()))

async function keepPage(): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.addAll([...PAGE_FILES])
}

worker.addEventListener('activate', event => event.waitUntil(forgetOlderPages()))

async function forgetOlderPages(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter(name => name !== CACHE).map(name => caches.delete(name)))
  await worker.clients.claim()
}

worker.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin || pathname.startsWith('/api/')) return
  event.respondWith(request.mode === 'navigate' ? pageFor(request) : fileFor(request))
})

/** The newest page where there is a network, else the one kept. */
async function pageFor(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(pageAt(new URL(request.url).pathname))) ?? Response.error()
  }
}

const fileFor = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request)

/** What the server says when nobody looks: whose turn it is, in the reader's language. */
interface Pushed {
  readonly text: string
  readonly table?: string
}

worker.addEventListener('push', event => event.waitUntil(remind(event.data?.json() as Pushed | undefined)))

/** Browsers want something shown for every message. The tag is that of the page's own reminder: one replaces the other. */
async function remind(pushed: Pushed | undefined): Promise<void> {
  if (!pushed) return
  const { text, table } = pushed
  const data = new URL(table ? `/t/${table}` : '/', worker.location.origin).href
  await worker.registration.showNotification(text, { tag: `turn:${table ?? ''}`, data, icon: '/icon.svg' })
}

/** A reminder leads back to the table it speaks of. */
worker.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(showTable(event.notification.data))
})

async function showTable(address: string): Promise<void> {
  const open = await worker.clients.matchAll({ type: 'window' })
  const table = open.find(({ url }) => url === address)
  await (table ? table.focus() : worker.clients.openWindow(address))
}
