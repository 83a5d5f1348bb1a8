import { LIST } from '@grotto/catalog/list'
import { figuresOf, Play, type Seat, streams } from '@grotto/kernel'
import type { Measured } from '@grotto/storage'
import { type BotQuestion, versionOf } from '../bots/roster.ts'
import { isSealed } from '../table/sealed.ts'
import type { Table } from '../table/table.ts'

/** By which bot, and how much it tries out, games of a title are measured. */
export interface ParBot extends Measured {
  readonly iterations: number
}

/** Games that are won or lost together, and the bot that each is measured by. */
export const PAR_BOTS: readonly ParBot[] = LIST.flatMap(({ id: game, par }) =>
  par ? [{ game, ...par, version: versionOf(game, par.bot) }] : [],
)

/** Only a game that is over, and whose deal nobody is yet to play, may be dealt again. */
export const mayMeasure = (table: Table, now: number): boolean =>
  table.status === 'finished' && table.play !== undefined && table.from === undefined && !isSealed(table, now)

/** What is asked of whoever decides for a seat; nothing in it but what that seat may know. */
export type DecidePar = (question: BotQuestion) => Promise<unknown>

/** What the bot on every seat reaches with the deal of a game, with the same party and options; nothing where it cannot. */
export async function parOf(
  { game, play: before, secrets, entropies, id }: Pick<Table, 'game' | 'play' | 'secrets' | 'entropies' | 'id'>,
  { bot, iterations }: ParBot,
  decide: DecidePar,
): Promise<string | undefined> {
  if (!before) return undefined
  const play = Play.start(game, before.options, streams(secrets, entropies), 0)
  const events: object[] = [...play.steps[0]!.events]
  const ask = (seat: Seat): BotQuestion => ({
    ...{ game, bot, iterations, seat, events, seed: `par ${id} ${play.steps.length}` },
    view: game.encode(game.view(play.state, seat)),
  })
  for (let [seat] = game.toAct(play.state); seat !== undefined; [seat] = game.toAct(play.state)) {
    const acted = play.act(seat, await decide(ask(seat)), 0, bot)
    if ('refusal' in acted) return undefined
    events.push(...acted.step.events)
  }
  return figuresOf(game, play.options, play.state)?.result
}
