import { forgetPush, keepPush } from '../net/api.ts'
import { askToNotify, canNotify } from './notifications.ts'

/** Push messages need a service worker, which pages without https have not, and a browser that knows them. */
export const canPush = (): boolean => canNotify() && 'serviceWorker' in navigator && 'PushManager' in globalThis

const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  canPush() ? navigator.serviceWorker.getRegistration() : undefined

/** What this browser is subscribed to, if anything. */
export const subscription = async (): Promise<PushSubscription | undefined> =>
  (await (await registered())?.pushManager.getSubscription()) ?? undefined

/** Asks browser and server; false where the browser will not. A problem with the server is thrown. */
export async function subscribe(key: string): Promise<boolean> {
  if (!(await askToNotify())) return false
  const worker = await registered()
  if (!worker) return false
  const made = await freshSubscription(worker, key).catch(() => undefined)
  if (!made) return false
  await tell(made)
  return true
}

/** A subscription made with another key of the server is worth nothing. */
async function freshSubscription(worker: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  await (await worker.pushManager.getSubscription())?.unsubscribe()
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

export async function unsubscribe(): Promise<void> {
  const known = await subscription()
  if (!known) return
  await known.unsubscribe()
  await forgetPush(known.endpoint)
}

/** This device has become somebody else: reminders follow. */
export async function moveSubscription(): Promise<void> {
  const known = await subscription()
  if (known) await tell(known)
}

async function tell(made: PushSubscription): Promise<void> {
  const { endpoint, keys } = made.toJSON() as { endpoint: string; keys: Record<string, string> }
  await keepPush({ endpoint, keys: { p256dh: keys.p256dh!, auth: keys.auth! } })
}
