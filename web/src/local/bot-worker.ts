import { loadEngine } from '../engines.ts'
import type { BotQuestion } from './bot-office.ts'

/** Bots think here, beside the page, so that a long thought never makes the board stutter. */
addEventListener('message', async ({ data }: MessageEvent<BotQuestion & { id: number }>) => {
  postMessage({ id: data.id, action: await decide(data) })
})

async function decide({ game, view, seat }: BotQuestion): Promise<unknown> {
  const engine = await loadEngine(game)
  const seen = engine.decode(view)
  if (!seen.ok) throw new Error(seen.refusal.reason)
  const choices = engine.legal(seen.value, seat)
  return choices[crypto.getRandomValues(new Uint32Array(1))[0]! % choices.length]
}
