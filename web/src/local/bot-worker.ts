import { botFor, botsOf } from '@grotto/bots'
import type { Chance } from '@grotto/kernel'
import { loadEngine } from '../engines.ts'
import type { Companion, OfficeQuestion } from './bot-office.ts'

/** Bots think here, beside the page, so that a long thought never makes the board stutter. */
addEventListener('message', async ({ data }: MessageEvent<{ id: number; question: OfficeQuestion }>) => {
  postMessage({ id: data.id, answer: await answerTo(data.question) })
})

async function answerTo(question: OfficeQuestion): Promise<unknown> {
  if (question.about === 'roster') return rosterOf(question.game)
  const engine = await loadEngine(question.game)
  const seen = engine.decode(question.view)
  if (!seen.ok) throw new Error(seen.refusal.reason)
  const thinking = {
    seat: question.seat,
    random,
    deadline: performance.now() + question.patience,
    now: () => performance.now(),
  }
  return botFor(question.bot, engine).decide(seen.value, question.log as never[], thinking).action
}

const rosterOf = (game: string): readonly Companion[] =>
  botsOf(game).map(({ id, character, level }) => ({ id, name: character, level }))

/** Luck of the device itself: nobody replays what a bot might have thought. */
const random: Chance = (_label, n) => Math.floor((crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32) * n)
