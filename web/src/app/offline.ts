/** Fetching every file of the page must not slow down the one that is being looked at. */
const KEPT_AFTER_MS = 2000

/** Keeps the page for times without a network, once it has shown itself. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const keep = () => void navigator.serviceWorker.register('/service-worker.js').catch(() => {})
  addEventListener('load', () => setTimeout(keep, KEPT_AFTER_MS))
}

const RELOADED = 'grotto.reloaded'

/** Loads the page anew, but never twice in a row. Tells whether it does. */
export function reloadOnce(): boolean {
  if (sessionStorage.getItem(RELOADED)) return false
  sessionStorage.setItem(RELOADED, 'yes')
  location.reload()
  return true
}

/**
 * A page older than the server asks for chunks that are gone. One without a line asks in vain as well, and must stay: it
 * is loaded anew only where the server answers.
 */
export function reloadWhenOutdated(): void {
  addEventListener('vite:preloadError', () => {
    fetch('/healthz', { cache: 'no-store' }).then(
      ({ ok }) => ok && reloadOnce(),
      () => {},
    )
  })
  addEventListener('load', () => setTimeout(() => sessionStorage.removeItem(RELOADED), 10_000))
}
