import type { Page } from 'playwright-core'

const OPEN = `new Promise((found, failed) => {
  const request = indexedDB.open('grotto')
  request.onsuccess = () => found(request.result)
  request.onerror = () => failed(request.error)
})`

/** All games of this device as one text, to be laid on the shelf of another device. */
export const takeGames = (page: Page): Promise<string> =>
  page.evaluate(`${OPEN}.then(shelf => new Promise(taken => {
    const request = shelf.transaction('games').objectStore('games').getAll()
    request.onsuccess = () => taken(JSON.stringify(request.result))
  }))`)

/** The page has opened its shelf before: there is somewhere to lay them. */
export const dropGames = (page: Page, games: string): Promise<void> =>
  page.evaluate(`${OPEN}.then(shelf => new Promise(laid => {
    const transaction = shelf.transaction('games', 'readwrite')
    for (const game of ${games}) transaction.objectStore('games').put(game)
    transaction.oncomplete = () => laid()
  }))`)
