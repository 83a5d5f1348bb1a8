import { figuresOf, type Secrets } from '@grotto/kernel'
import type { DailyBot } from '@grotto/protocol'
import { SequenceTaken } from '@grotto/storage'
import { HOUSE } from '../table/due.ts'
import type { Table } from '../table/table.ts'
import { createdEntry, type NewTablePorts, startAtOnce } from '../tables/new-table.ts'
import { type Challenge, dailyId } from './challenge.ts'
import { secretsOf } from './seeds.ts'

const NOBODY = { id: HOUSE, name: '', language: null, created: 0, seen: 0 }

/** Bots play the same cards on the player's seat, each at a table of its own, once a day. */
export async function letRivalsPlay(ports: NewTablePorts, challenge: Challenge): Promise<void> {
  for (const rival of challenge.rivals) await letRivalPlay(ports, challenge, rival)
}

async function letRivalPlay(ports: NewTablePorts, challenge: Challenge, rival: string): Promise<void> {
  const { game, options, bots, day } = challenge
  const secrets = await secretsOf(ports, game, options, day)
  const id = rivalId(challenge, secrets, rival)
  if (await ports.store.table(id)) return
  const entry = createdEntry(ports, NOBODY, {
    game: game.id,
    options,
    settings: { spectators: false },
    daily: { day, secrets },
  })
  if ('refusal' in entry) return
  const seated = [rival, ...bots]
  await ports.tables
    .create(id, table => [
      table.apply({ ...entry, code: id }, ports.clock.now()),
      ...seated.map((bot, seat) => table.apply({ type: 'sat', seat, sitter: { kind: 'bot', bot } }, ports.clock.now())),
      ...startAtOnce(ports, NOBODY, table),
    ])
    .catch(error => {
      if (!(error instanceof SequenceTaken)) throw error
    })
}

const rivalId = (challenge: Challenge, secrets: Secrets, rival: string): string =>
  dailyId(challenge, secrets, `${HOUSE} ${rival}`)

/** How it went for those that have finished, the best first. */
export async function rivalsOf(ports: NewTablePorts, challenge: Challenge): Promise<DailyBot[]> {
  const { game, options, rivals, day } = challenge
  const secrets = await secretsOf(ports, game, options, day)
  const found = rivals.map(async bot => {
    const reached = await ports.tables.readCommitted(rivalId(challenge, secrets, bot), ({ table }) => reachedAt(table))
    return reached ? [{ bot, ...reached }] : []
  })
  return (await Promise.all(found)).flat().sort(byMerit)
}

function reachedAt({ game, play }: Table): Omit<DailyBot, 'bot'> | undefined {
  const figures = play && figuresOf(game, play.options, play.state)
  if (!figures) return undefined
  const { result, places, scores, cameOut = [] } = figures
  return { result, place: places[0] ?? 1, score: scores?.[0] ?? null, cameOut: cameOut.length }
}

/** As the store puts people's results. */
const byMerit = (a: DailyBot, b: DailyBot): number =>
  a.place - b.place || (b.score ?? 0) - (a.score ?? 0) || b.cameOut - a.cameOut
