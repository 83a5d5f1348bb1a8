import { gameById } from '@grotto/catalog'
import type { Game, Json, Seat } from '@grotto/kernel'
import {
  type KnownTable,
  type LogItem,
  learnt,
  type TableMessage,
  toActAt,
  type UpdateMessage,
  updated,
} from '@grotto/protocol'

/** What a client knows of a table, its view in JSON as tests look at it. */
export type Known = Omit<KnownTable, 'view'> & { readonly view?: Json; readonly toAct: readonly Seat[] }

/** Puts together what is heard of one table, as the page does it: the game's own rules follow every step. */
export class Follower {
  #game: Game | undefined
  #table: KnownTable | undefined
  known: Known | undefined

  /** Knows the same from now on, and follows by itself. */
  copy(): Follower {
    const copy = new Follower()
    copy.#game = this.#game
    copy.#table = this.#table
    copy.known = this.known
    return copy
  }

  /** The steps that are new by this message. Throws `Differs` where it does not lead on from what was heard. */
  hear(message: TableMessage | UpdateMessage): readonly LogItem[] {
    const before = this.#table
    if (message.type === 'table') this.#game = gameById(message.info.game)
    const game = this.#game
    if (!game) return []
    this.#table = message.type === 'table' ? learnt(game, message) : before && updated(game, before, message)
    this.known = this.#table && inJson(game, this.#table)
    return this.#freshSince(message.type === 'table' ? undefined : before)
  }

  #freshSince(before: KnownTable | undefined): readonly LogItem[] {
    const { log = [] } = this.#table ?? {}
    const newest = before?.log.at(-1)?.version ?? -1
    return log.filter(({ version }) => version > newest)
  }
}

function inJson(game: Game, table: KnownTable): Known {
  const { view, ...rest } = table
  return { ...rest, toAct: toActAt(table, game), ...(view && { view: game.encode(view) }) }
}
