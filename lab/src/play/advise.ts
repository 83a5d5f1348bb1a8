import { randomUUID } from 'node:crypto'
import { type Bot, type BotEntry, botsOf } from '@grotto/bots'
import { fastChance, type GameTypes, type Seat } from '@grotto/kernel'
import type { GameNight } from './game-night.ts'

/** What the strongest bot that can tell thinks of the best actions. Nothing changes, so always false. */
export function advise(night: GameNight, seat: Seat): false {
  const { terminal, narrator, table } = night
  const { game, state } = table.play
  const adviser = adviserFor(night)
  if (!adviser) {
    terminal.say(narrator.words.say('terminal.noAdvice'))
    return false
  }
  const view = game.view(state, seat)
  const log = table.play.standing.flatMap(number => table.play.steps[number]!.events)
  const deadline = performance.now() + THINKING_TIME
  const thinking = { seat, random: fastChance(randomUUID()), deadline, now: () => performance.now() }
  for (const hint of adviser.bot.hint!(view, log, thinking)) {
    const action = narrator.action(hint.action, game.notation.makeAction(view, hint.action)).replace(/ +/g, ' ')
    terminal.say(narrator.words.say('terminal.advice', { name: adviser.entry.character, action, share: hint.winShare }))
  }
  return false
}

const THINKING_TIME = 1000

function adviserFor({ table }: GameNight): { entry: BotEntry; bot: Bot<GameTypes> } | undefined {
  const { game } = table.play
  return botsOf(game.id)
    .toSorted((a, b) => b.level - a.level)
    .map(entry => ({ entry, bot: entry.make(game) as Bot<GameTypes> }))
    .find(({ bot }) => bot.hint)
}
