import { randomUUID } from 'node:crypto'
import { adviceOf, adviserFor, type Hint } from '@grotto/bots'
import { fastChance, type GameTypes, type Seat } from '@grotto/kernel'
import { sayReason } from '@grotto/words'
import type { GameNight } from './game-night.ts'

/** What the strongest bot that can tell thinks of the best actions, and why. Nothing changes, so always false. */
export function advise({ terminal, narrator, table }: GameNight, seat: Seat): false {
  const { game, state } = table.play
  const adviser = adviserFor(game)
  if (!adviser) {
    terminal.say(narrator.words.say('terminal.noAdvice'))
    return false
  }
  const view = game.view(state, seat)
  const log = table.play.standing.flatMap(number => table.play.steps[number]!.events)
  const deadline = performance.now() + THINKING_TIME
  const thinking = { seat, random: fastChance(randomUUID()), deadline, now: () => performance.now() }
  for (const hint of adviceOf(adviser.bot, view, log, thinking)) {
    // Its help is a sentence; here the whole is part of one.
    const action = narrator.action(view, hint.action).replace(/\.$/, '')
    const name = adviser.entry.character
    terminal.say(narrator.words.say('terminal.advice', { name, action, share: hint.winShare }))
    for (const line of because(hint, narrator)) terminal.say(`    ${line}`)
  }
  return false
}

const THINKING_TIME = 1000

/** Points where the game counts any, then the reasons; how often it wins was said already. */
function because({ score, reasons }: Hint<GameTypes>, narrator: GameNight['narrator']): string[] {
  const points = score !== undefined && narrator.points ? [narrator.points(score)] : []
  const sentences = reasons
    .filter(({ reason }) => reason !== 'expected')
    .map(reason => sayReason(narrator.words, reason))
  return [...points, ...sentences.filter(sentence => sentence !== undefined)]
}
