import { figuresOf } from '@grotto/kernel'
import type { DailyRival } from '@grotto/protocol'
import { SequenceTaken } from '@grotto/storage'
import { HOUSE } from '../table/due.ts'
import { createdEntry, type NewTablePorts, startAtOnce } from '../tables/new-table.ts'
import { type Challenge, dailyId } from './challenge.ts'
import { secretsOf } from './seeds.ts'

const NOBODY = { id: HOUSE, name: '', language: null, created: 0, seen: 0 }

/** A bot plays the same cards on the player's seat, at a table of its own, once a day. */
export async function letRivalPlay(ports: NewTablePorts, challenge: Challenge): Promise<void> {
  const { game, options, bots, rival, day } = challenge
  const secrets = await secretsOf(ports, game, options, day)
  const id = dailyId(challenge, secrets, HOUSE)
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

/** How it went for that bot, once it has finished. */
export async function rivalOf(ports: NewTablePorts, challenge: Challenge): Promise<DailyRival | null> {
  const { game, options, rival: bot, day } = challenge
  const id = dailyId(challenge, await secretsOf(ports, game, options, day), HOUSE)
  return (
    (await ports.tables.readCommitted(id, ({ table }): DailyRival | null => {
      const figures = table.play && figuresOf(table.game, table.play.options, table.play.state)
      if (!figures) return null
      const { result, places, scores, cameOut = [] } = figures
      return { bot, result, place: places[0] ?? 1, score: scores?.[0] ?? null, cameOut: cameOut.length }
    })) ?? null
  )
}
