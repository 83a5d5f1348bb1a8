import { canonical, type Entry, type GameRecord, honourSecrets, type Refusal, toJson } from '@grotto/kernel'
import { type Bringing, type ImportPorts, keepImported, type NotTaken, readRecord } from '../records/import-record.ts'
import type { LoadedTable } from '../tables/tables.ts'
import { type Challenge, sealedId } from './challenge.ts'
import { secretsOf } from './seeds.ts'

/** The player has the first seat; the day's bots have the others. */
const SEAT = 0

export type NotHonour = NotTaken | { readonly notOfTheDay: Refusal }

/**
 * Keeps the game of a day that somebody played without a server. There is one for each person: the first that holds
 * stays, and what she brings later is not even read.
 */
export async function bringHonour(
  ports: ImportPorts,
  bringing: Bringing,
  challenge: Challenge,
  text: string,
): Promise<LoadedTable | NotHonour> {
  const { person } = bringing
  const { game, options, day } = challenge
  // Nobody finds others' games by it while the day lasts: who does not know the sealed seeds cannot work it out.
  const id = sealedId(`honour ${day} ${game.id} ${person.id}`, await secretsOf(ports, game, options, day))
  const known = await ports.tables.open(id)
  if (known) return known
  const read = await readRecord(ports, bringing, text)
  if (!('record' in read)) return read
  const { record, local } = read
  const wrong = local ? differenceFrom(challenge, record) : { reason: 'otherSeeds' }
  if (wrong) return { notOfTheDay: { rule: 'record', ...wrong } }
  const mine = { seat: SEAT, source: `honour ${day} ${game.id}`, honour: day }
  return keepImported(ports, bringing, ownRecord(record, person.name), { id, mine })
}

/** Whatever the file says who played and who remarked on it: she brought it, and under her name it is listed. */
function ownRecord({ annotations: _, ...record }: GameRecord, name: string): GameRecord {
  return { ...record, sitters: record.sitters.map((sitter, seat) => (seat === SEAT ? { ...sitter, name } : sitter)) }
}

type Difference = Omit<Refusal, 'rule'>

/** In what a game is none of that day, and at which step where it is one that tells. */
function differenceFrom({ day, game, options, bots }: Challenge, record: GameRecord): Difference | undefined {
  const { fairness, sitters } = record
  if (record.game !== game.id || !isSame(record.options as object, options)) return { reason: 'otherOptions' }
  const seeds = honourSecrets(game.seals(options), game.id, day)
  if (fairness.kind !== 'local' || !isSame(fairness.secrets ?? {}, seeds)) return { reason: 'otherSeeds' }
  if (fairness.entropies.some(entropy => entropy !== null)) return { reason: 'otherSeeds' }
  const seated = sitters.map(({ bot }) => bot?.name ?? null)
  if (!isSame(seated, [null, ...bots])) return { reason: 'otherSeats' }
  const step = record.entries.findIndex(entry => !isAllowed(entry, seated))
  return step < 0
    ? undefined
    : { reason: record.entries[step]!.type === 'undo' ? 'takenBack' : 'otherHand', args: { step } }
}

/** Nothing is taken back, she decides herself, and the bots of the day for themselves. */
const isAllowed = (entry: Entry, seated: readonly (string | null)[]): boolean =>
  entry.type === 'setup' || (entry.type === 'act' && (entry.bot ?? null) === seated[entry.seat])

const isSame = (one: object, other: object): boolean => canonical(toJson(one)) === canonical(toJson(other))
