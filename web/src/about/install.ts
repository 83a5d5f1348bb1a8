import { useSyncExternalStore } from 'react'

/** What a browser that can install pages hands over, once, some time after the page is there. */
interface Offer extends Event {
  readonly prompt: () => Promise<unknown>
}

let offer: Offer | undefined
const listeners = new Set<() => void>()

/** Keeps the browser's offer to install the page until somebody wants it. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    offer = event as Offer
    for (const tell of listeners) tell()
  })
}

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** Installs the page; nothing where this browser does it from its own menu, or has done it. */
export function useInstall(): (() => void) | undefined {
  const kept = useSyncExternalStore(subscribe, () => offer)
  return kept && (() => void kept.prompt())
}
