import { commitments, type Fairness, type GameRecord, makeRecord, markedRecord, parseRecord } from '@grotto/kernel'
import { loadEngine } from '../engines.ts'
import { keepRecord, loadLocalGame, loadRecord } from '../local/local-store.ts'
import { LocalTable } from '../local/local-table.ts'
import { recordOfTable } from '../net/api.ts'
import { randomWord } from '../net/random-word.ts'

/** Where records come from: games on this device, tables of the server, files. */
const PLACES = ['local', 'table', 'file'] as const
export type Place = (typeof PLACES)[number]
export const isPlace = (text: string): text is Place => PLACES.some(place => place === text)

export async function findRecord(place: Place, id: string): Promise<GameRecord | undefined> {
  if (place === 'local') return recordOfLocalGame(id)
  return place === 'file' ? fromFile(await loadRecord(id)) : parseRecord(await recordOfTable(id))
}

/** A file may say of itself what it likes: here it is the file that says so. */
const fromFile = (record: GameRecord | undefined): GameRecord | undefined => record && { ...record, imported: 'whole' }

async function recordOfLocalGame(id: string): Promise<GameRecord | undefined> {
  const kept = await loadLocalGame(id)
  if (!kept) return undefined
  const table = new LocalTable(await loadEngine(kept.game), kept)
  const sitters = kept.sitters.map(({ name, bot, version = 1 }) => ({
    name,
    ...(bot && { bot: { name: bot, version } }),
  }))
  const secrets = table.over ? { secrets: kept.secrets } : {}
  const fairness: Fairness = {
    kind: 'local',
    commitments: commitments(kept.secrets),
    entropies: kept.sitters.map(() => null),
    ...secrets,
  }
  return markedRecord(makeRecord(table.play, sitters, fairness, kept.imported), kept.sameDeal !== undefined)
}

/** Saves a record as a file on this device. */
export function exportRecord(record: GameRecord): void {
  const file = new Blob([`${JSON.stringify(record, null, 1)}\n`], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `${record.game}.grotto.json`
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Takes a record from a file; says where it can be watched. Throws where it is none. */
export async function importRecord(file: File): Promise<string> {
  const record = parseRecord(JSON.parse(await file.text()))
  const id = randomWord()
  await keepRecord(id, record)
  return `/replay/file/${id}`
}
