import { type LocalSummary, localGames } from '../local/local-store.ts'
import { bringRecord, Problem } from '../net/api.ts'
import { findRecord } from '../replay/records.ts'

/** A finished game of this device that the server has not heard of, and the seat that was mine. */
export interface Uncounted {
  readonly id: string
  readonly seat: number
}

const STORED = 'grotto.counted'
/** More than anybody keeps on one device. */
const MOST = 2_000

const countedBefore = (): readonly string[] => {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? '[]') as string[]
  } catch {
    return []
  }
}
export const remember = (id: string): void =>
  localStorage.setItem(STORED, JSON.stringify([...countedBefore(), id].slice(-MOST)))

/** What the server did not believe; nobody is told later that it is listed. */
const refusal = (id: string): string => `refused ${id}`
export const rememberRefused = (id: string): void => remember(refusal(id))
export const wasRefused = (id: string): boolean => countedBefore().includes(refusal(id))

/** Where several people shared the device nobody knows which of them I was. */
const mySeat = ({ sitters }: LocalSummary): number | undefined => {
  const people = sitters.flatMap((sitter, seat) => (sitter.bot === undefined ? [seat] : []))
  return people.length === 1 ? people[0] : undefined
}

/** Finished games of a day that no server has heard of. */
export async function unbrought(): Promise<readonly (LocalSummary & { readonly honour: string })[]> {
  const before = new Set(countedBefore())
  return (await localGames()).filter(
    (game): game is LocalSummary & { readonly honour: string } =>
      game.honour !== undefined && game.finished && !before.has(game.id),
  )
}

export async function uncounted(): Promise<readonly Uncounted[]> {
  const before = new Set(countedBefore())
  return (await localGames()).flatMap(game => {
    const seat = mySeat(game)
    const counts =
      game.finished &&
      !game.imported &&
      !game.from &&
      !game.sameDeal &&
      !game.honour &&
      seat !== undefined &&
      !before.has(game.id)
    return counts ? [{ id: game.id, seat }] : []
  })
}

/** One after the other; what the server does not believe is not offered again. Says how many counted. */
export async function countOnServer(games: readonly Uncounted[]): Promise<number> {
  let counted = 0
  for (const { id, seat } of games) {
    const record = await findRecord('local', id)
    if (record && (await believed(record, seat))) counted += 1
    remember(id)
  }
  return counted
}

async function believed(record: object, seat: number): Promise<boolean> {
  try {
    await bringRecord(record, seat)
    return true
  } catch (problem) {
    if (problem instanceof Problem && REFUSED.has(problem.kind)) return false
    throw problem
  }
}
const REFUSED = new Set(['brokenRecord', 'notLocal', 'notFinished', 'malformed', 'tooLong'])
