import type { GameRecord } from '@grotto/kernel'
import type { GameName } from '../games.ts'
import type { BotInfo } from '../local/bot-client.ts'
import { nextBotSitter, thinkers } from '../local/bot-sitters.ts'
import type { LocalSitter } from '../local/local-store.ts'
import { newLocalGame } from '../local/new-game.ts'
import { bringRecord, forkTable } from '../net/api.ts'
import type { Moment } from './moments.ts'
import { namesIn } from './names.ts'

/** With whom a game goes on from a move of its replay. */
export const WITH = ['same', 'bots', 'device', 'friends'] as const
export type With = (typeof WITH)[number]

/** Who sits where: as it was; bots everywhere but at the seat of the last move; people everywhere. */
export function seated(
  how: Exclude<With, 'friends'>,
  record: GameRecord,
  moment: Moment,
  roster: readonly BotInfo[],
): readonly LocalSitter[] {
  const names = namesIn(record.sitters, roster)
  const before = record.sitters.map(
    ({ bot }, seat): LocalSitter => ({
      name: names[seat]!,
      ...(bot && { bot: bot.name }),
    }),
  )
  if (how === 'same') return before
  if (how === 'device') return before.map(({ name }) => ({ name }))
  const own = ownSeat(record, moment)
  const others: LocalSitter[] = []
  return before.map(({ name, bot }, seat) => {
    if (seat === own) return { name }
    const sitter = bot ? { name, bot } : nextBotSitter(thinkers(roster), [...before, ...others])
    others.push(sitter)
    return sitter
  })
}

/** The first person of the record, or whoever moved last where only bots played. */
function ownSeat({ sitters }: GameRecord, { seat }: Moment): number {
  const person = sitters.findIndex(({ bot }) => bot === undefined)
  return person >= 0 ? person : (seat ?? 0)
}

/** A game on this device, from the position after the move; says where it is. */
export async function playOnHere(
  { options, imported }: GameRecord,
  game: GameName,
  moment: Moment,
  sitters: readonly LocalSitter[],
): Promise<string> {
  const origin = imported ? { imported: 'start' as const } : {}
  const wanted = { game, options: options as object, sitters, odds: true, from: moment.state(), ...origin }
  return `/local/${await newLocalGame(wanted)}`
}

const TABLE = /^\/replay\/table\/([^/]+)/

/** The table whose replay is on screen, if it is a table's. */
export function tableShown(): { readonly table?: string } {
  const table = TABLE.exec(location.pathname)?.[1]
  return table === undefined ? {} : { table }
}

/** A table of the server from that move on, where everybody may take a seat. A record it does not know is brought to it. */
export async function forkWithFriends(record: GameRecord, { number }: Moment): Promise<string> {
  const id = tableShown().table ?? (await bringRecord(record)).id
  return `/t/${(await forkTable(id, number)).id}`
}
