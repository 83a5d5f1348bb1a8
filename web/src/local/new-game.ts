import { drawSecrets, honourSecrets, type Json, type Secrets } from '@grotto/kernel'
import { loadEngine } from '../engines.ts'
import type { GameName } from '../games.ts'
import { rosterOf } from './bot-client.ts'
import { keepLocalGame, type LocalGame, type LocalSitter } from './local-store.ts'

export interface Wanted {
  readonly game: GameName
  readonly options: object
  readonly sitters: readonly LocalSitter[]
  readonly odds: boolean
  /** Whether the coach is offered. */
  readonly coach?: boolean
  /** A position to begin from instead of the set-up. */
  readonly from?: Json
  /** Where that position came from a file. */
  readonly imported?: 'start'
  /** The game of this device that is to be dealt again, and its seeds. */
  readonly dealtFrom?: { readonly id: string; readonly secrets: Secrets }
  /** The day whose game it is to be: there is one on this device. */
  readonly honour?: string
}

export const honourId = (game: GameName, day: string): string => `honour-${day}-${game}`

const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count))
const ID_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
const newId = (): string => Array.from(randomBytes(10), byte => ID_LETTERS[byte % ID_LETTERS.length]).join('')

/** Lays out a new game on this device; its chance comes from the device's own randomness. */
export async function newLocalGame(wanted: Wanted): Promise<string> {
  const { game, options, sitters, odds, coach, from, imported, dealtFrom, honour } = wanted
  const engine = await loadEngine(game)
  const parsed = engine.parseOptions(options)
  if (!parsed.ok) throw new Error(`${parsed.refusal.rule} ${parsed.refusal.reason}`)
  const seals = engine.seals(parsed.value)
  const drawn = honour === undefined ? drawSecrets(seals, randomBytes) : honourSecrets(seals, game, honour)
  const now = Date.now()
  const kept: LocalGame = {
    id: honour === undefined ? newId() : honourId(game, honour),
    game,
    rules: engine.rulesVersion,
    options: parsed.value,
    sitters: await withVersions(game, sitters),
    secrets: dealtFrom?.secrets ?? drawn,
    ...(from !== undefined && { from }),
    ...(imported && { imported }),
    ...(dealtFrom && { sameDeal: dealtFrom.id }),
    ...(honour !== undefined && { honour }),
    entries: [],
    odds,
    ...(coach && { coach }),
    created: now,
    touched: now,
    finished: false,
  }
  await keepLocalGame(kept)
  return kept.id
}

/** Which version of a bot sat down, for the record. */
async function withVersions(game: GameName, sitters: readonly LocalSitter[]): Promise<readonly LocalSitter[]> {
  if (sitters.every(({ bot }) => bot === undefined)) return sitters
  const roster = await rosterOf(game)
  return sitters.map(sitter => {
    const version = roster.find(({ id }) => id === sitter.bot)?.version
    return version === undefined ? sitter : { ...sitter, version }
  })
}
