import { loadEngine } from '../engines.ts'
import { FACTS, type GameName } from '../games.ts'
import { rosterOf } from '../local/bot-client.ts'
import { loadLocalGame } from '../local/local-store.ts'
import { honourId, newLocalGame } from '../local/new-game.ts'
import { bringHonour, Problem } from '../net/api.ts'
import { findRecord } from '../replay/records.ts'
import { remember, rememberRefused, unbrought } from './local-results.ts'

/** The day as everybody counts it (UTC), by this device's clock. */
export const today = (): string => new Date().toISOString().slice(0, 10)

const DAY = 86_400_000
export const yesterday = (): string => new Date(Date.now() - DAY).toISOString().slice(0, 10)

/** Goes on with the game of a day on this device, or lays it out: it needs no server, and there is one. */
export async function honourGame(game: GameName, day: string, name: string): Promise<string> {
  const id = honourId(game, day)
  if (await loadLocalGame(id)) return id
  const { options = {}, bots = [] } = FACTS[game].daily ?? {}
  const [{ newOptions }, roster] = await Promise.all([loadEngine(game), rosterOf(game)])
  const nameOf = (bot: string): string => roster.find(each => each.id === bot)?.name ?? bot
  const sitters = [{ name }, ...bots.map(bot => ({ name: nameOf(bot), bot }))]
  return newLocalGame({ game, options: { ...newOptions, ...options }, sitters, odds: true, honour: day })
}

interface Brought {
  readonly id: string
  readonly refused: boolean
}

/** What the record itself is at fault for; after anything else (no line, another clock, somebody shut out) it is tried again. */
const FOR_GOOD = new Set(['brokenRecord', 'notOfTheDay', 'dayTooLongAgo', 'notFinished', 'malformed', 'tooLong'])

/** Brings what was played without a line, each once; says of each whether the server took it. */
export async function bringHonourGames(): Promise<readonly Brought[]> {
  // Two tabs, or two places of the page, bring it one after the other; where browsers have no locks (plain HTTP) it may
  // come twice, which the server takes for once.
  return navigator.locks ? navigator.locks.request('grotto.honour', bringAll) : bringAll()
}

async function bringAll(): Promise<readonly Brought[]> {
  const brought: Brought[] = []
  for (const { id, game, honour } of await unbrought()) {
    const refused = await isRefused(game, honour, id)
    if (refused === undefined) continue
    remember(id)
    if (refused) rememberRefused(id)
    brought.push({ id, refused })
  }
  return brought
}

async function isRefused(game: GameName, day: string, id: string): Promise<boolean | undefined> {
  const record = await findRecord('local', id)
  if (!record) return true
  try {
    await bringHonour(game, day, record)
    return false
  } catch (problem) {
    return problem instanceof Problem && FOR_GOOD.has(problem.kind) ? true : undefined
  }
}
