import { measuresOf, playTrial, trialGameOf } from '@grotto/trials'
import { loadEngine } from '../engines.ts'
import type { TrialAnswer, TrialRequest } from './trial-client.ts'

/** Whole games are played here, beside the page. */
addEventListener('message', async ({ data }: MessageEvent<TrialRequest>) => {
  postMessage(await answerTo(data))
})

async function answerTo({ index, game, table, from, to }: TrialRequest): Promise<TrialAnswer> {
  const engine = await loadEngine(game)
  const trials = trialGameOf(game)
  const parsed = engine.parseOptions(table.options)
  if (!parsed.ok) throw new Error(parsed.refusal.reason)
  const played = { ...table, options: parsed.value }
  return {
    index,
    measures: measuresOf(trials).filter(({ usual }) => usual),
    observations: Array.from({ length: to - from }, (_, place) => playTrial(engine, trials, played, from + place)),
  }
}
