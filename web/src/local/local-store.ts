import type { Entry, GameRecord, Json, Secrets } from '@grotto/kernel'
import type { GameName } from '../games.ts'

/** Somebody at a game on this device: a person here, or a bot by its id. */
export interface LocalSitter {
  readonly name: string
  readonly bot?: string
  /** Of the bot, when the game began. */
  readonly version?: number
}

/** A game on this device as it is kept: enough to play on after a reload, and to export. */
export interface LocalGame {
  readonly id: string
  readonly game: GameName
  readonly rules: number
  readonly options: unknown
  readonly sitters: readonly LocalSitter[]
  readonly secrets: Secrets
  /** The position it began from, where that was not the set-up. */
  readonly from?: Json
  /** Where that position came from a file. */
  readonly imported?: 'start'
  /** The game of this device whose deal it has. */
  readonly sameDeal?: string
  /** The day whose game it is, with the seed that every device knows. */
  readonly honour?: string
  readonly entries: readonly Entry[]
  readonly odds: boolean
  /** A first game: the coach is offered. */
  readonly coach?: true
  readonly created: number
  readonly touched: number
  readonly finished: boolean
}
export type LocalSummary = Pick<
  LocalGame,
  'id' | 'game' | 'sitters' | 'touched' | 'finished' | 'imported' | 'from' | 'sameDeal' | 'honour'
>

const DATABASE = 'grotto'
const GAMES = 'games'
const RECORDS = 'records'

const opened = (): Promise<IDBDatabase> =>
  new Promise((found, failed) => {
    const request = indexedDB.open(DATABASE, 2)
    request.onupgradeneeded = () => {
      for (const store of [GAMES, RECORDS])
        if (!request.result.objectStoreNames.contains(store)) request.result.createObjectStore(store, { keyPath: 'id' })
    }
    request.onsuccess = () => found(request.result)
    request.onerror = () => failed(request.error)
  })

let database: Promise<IDBDatabase> | undefined

async function ask<T>(
  mode: IDBTransactionMode,
  question: (store: IDBObjectStore) => IDBRequest<T>,
  store = GAMES,
): Promise<T> {
  database ??= opened()
  const transaction = (await database).transaction(store, mode)
  const request = question(transaction.objectStore(store))
  return new Promise((done, failed) => {
    transaction.oncomplete = () => done(request.result)
    transaction.onerror = () => failed(transaction.error)
    transaction.onabort = () => failed(transaction.error)
  })
}

export const loadLocalGame = (id: string): Promise<LocalGame | undefined> => ask('readonly', store => store.get(id))
export const keepLocalGame = (game: LocalGame): Promise<IDBValidKey> => ask('readwrite', store => store.put(game))
export const removeLocalGame = (id: string): Promise<undefined> => ask('readwrite', store => store.delete(id))

/** Records taken from files. */
export const keepRecord = (id: string, record: GameRecord): Promise<IDBValidKey> =>
  ask('readwrite', store => store.put({ id, record }), RECORDS)
export const loadRecord = async (id: string): Promise<GameRecord | undefined> =>
  (await ask<{ record: GameRecord } | undefined>('readonly', store => store.get(id), RECORDS))?.record

/** All games on this device, latest first; none where the browser keeps nothing. */
export async function localGames(): Promise<readonly LocalSummary[]> {
  const games = await ask<LocalGame[]>('readonly', store => store.getAll()).catch(() => [])
  return games.sort((a, b) => b.touched - a.touched)
}
