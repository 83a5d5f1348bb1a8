/** Some browsers know no notifications, or none on a page without https. */
export const canNotify = (): boolean => 'Notification' in globalThis

export const mayNotify = (): boolean => canNotify() && Notification.permission === 'granted'

/** Asks the player through the browser; only a click of hers may lead here. */
export const askToNotify = async (): Promise<boolean> =>
  canNotify() && (await Notification.requestPermission()) === 'granted'

/** Shows a notification, which replaces the one of the same tag, and says how to take it away. */
export function notify(text: string, tag: string): () => void {
  try {
    const shown = new Notification(text, { tag, icon: '/icon.svg' })
    shown.onclick = () => {
      window.focus()
      shown.close()
    }
    return () => shown.close()
  } catch {
    return notifyThroughWorker(text, tag)
  }
}

/** Phones let only a service worker show notifications. */
function notifyThroughWorker(text: string, tag: string): () => void {
  const registered = navigator.serviceWorker?.getRegistration()
  void registered?.then(worker => worker?.showNotification(text, { tag, data: location.href }))
  return () =>
    void registered?.then(async worker => {
      for (const shown of (await worker?.getNotifications({ tag })) ?? []) shown.close()
    })
}
