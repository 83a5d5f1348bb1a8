import { adviceOf, adviserFor, botFor, botsOf, type Thinking } from '@grotto/bots'
import type { Chance, Game } from '@grotto/kernel'
import { loadEngine } from '../engines.ts'
import type { BotInfo, BotRequest } from './bot-client.ts'

/** Bots think here, beside the page, so that a long thought never makes the board stutter. */
addEventListener('message', async ({ data }: MessageEvent<{ id: number; question: BotRequest }>) => {
  postMessage({ id: data.id, answer: await answerTo(data.question) })
})

async function answerTo(question: BotRequest): Promise<unknown> {
  if (question.about === 'roster') return rosterOf(question.game, question.everybody)
  const engine = await loadEngine(question.game)
  const seen = engine.decode(question.view)
  if (!seen.ok) throw new Error(seen.refusal.reason)
  const now = () => performance.now()
  const thinking = { seat: question.seat, random, deadline: now() + question.patience, now }
  const log = question.log as never[]
  if (question.about === 'advice') return advice(engine, seen.value as never, log, thinking)
  const { action, intent, team } = botFor(question.bot, engine).decide(seen.value, log, thinking)
  return { action, intent, team }
}

/** The best actions of the strongest bot that can say what it expects. */
function advice(engine: Game, view: never, log: readonly never[], thinking: Thinking): unknown {
  const adviser = adviserFor(engine)
  return adviser && adviceOf(adviser.bot, view, log, thinking)
}

const rosterOf = (game: string, everybody = false): readonly BotInfo[] =>
  botsOf(game, everybody)
    .filter(({ seer }) => !seer)
    .map(({ id, version, character, level }) => ({ id, version, name: character, level }))

/** Luck of the device itself: nobody replays what a bot might have thought. */
const random: Chance = (_label, n) => Math.floor((crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32) * n)
