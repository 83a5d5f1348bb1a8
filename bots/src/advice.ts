import type { Game, GameTypes } from '@grotto/kernel'
import type { Bot, Hint, Thinking } from './contract.ts'
import { type BotEntry, botsOf } from './registry.ts'

/** The strongest bot at tables that can say what it expects of an action. */
export function adviserFor<G extends GameTypes>(game: Game<G>): { entry: BotEntry; bot: Adviser<G> } | undefined {
  for (const entry of botsOf(game.id).toSorted((a, b) => b.level - a.level)) {
    const bot = entry.make(game) as Bot<G>
    if (canAdvise(bot)) return { entry, bot }
  }
  return undefined
}

type Adviser<G extends GameTypes> = Bot<G> & Required<Pick<Bot<G>, 'hint'>>
const canAdvise = <G extends GameTypes>(bot: Bot<G>): bot is Adviser<G> => bot.hint !== undefined

/** Its best actions, best first, with what they promise; the one it would take itself says why at length. */
export function adviceOf<G extends GameTypes>(
  bot: Adviser<G>,
  view: G['view'],
  log: readonly G['event'][],
  thinking: Thinking,
): readonly Hint<G>[] {
  const { action, intent, reasons } = bot.decide(view, log, halfOf(thinking))
  const chosen = JSON.stringify(action)
  return bot
    .hint(view, log, thinking)
    .map(hint => (JSON.stringify(hint.action) === chosen ? { ...hint, ...(intent && { intent }), reasons } : hint))
}

/** The first half of the time there is; iterations are counted anew each time. */
function halfOf(thinking: Thinking): Thinking {
  const { deadline, now } = thinking
  return deadline === undefined || now === undefined ? thinking : { ...thinking, deadline: (now() + deadline) / 2 }
}
