import type { CaverName, Harm, SubTerraEvent } from '@grotto/sub-terra'
import { chanceOf } from './run.ts'

/** How somebody was lost for good: from then on she could not come out any more. */
export interface Loss {
  readonly caver: CaverName
  readonly round: number
  readonly how: 'fell' | 'devoured' | 'submerged'
  /** What felled her, and how likely the roll was to hold that could have saved her. */
  readonly harm?: Harm
  readonly chance?: number
}

/** E-2 With so many left behind there is no medal, whoever else comes out. */
const NO_MEDAL = 3

/** Everybody who was lost at the end, in the order in which they were: who got up again was not. */
function lossesIn(log: readonly SubTerraEvent[]): readonly Loss[] {
  const lost = new Map<CaverName, Loss>()
  const rolled = new Map<CaverName, number>()
  let round = 1
  const lose = (loss: Loss) => {
    lost.delete(loss.caver)
    lost.set(loss.caver, loss)
  }
  for (const event of log) {
    if (event.type === 'roundStarted') round = event.round
    if (event.type === 'hazardRevealed' || event.type === 'turnStarted') rolled.clear()
    if (event.type === 'checked' && event.die !== undefined && !event.success)
      rolled.set(event.caver, chanceOf(event.needed, event.bonus))
    if (event.type === 'healed' || event.type === 'surfaced') lost.delete(event.caver)
    if (event.type === 'dived') lose({ caver: event.caver, round, how: 'submerged' })
    if (event.type === 'devoured' && lost.get(event.caver)?.round !== round)
      lose({ caver: event.caver, round, how: 'devoured' })
    if (event.type !== 'hurt' || !event.fell) continue
    const chance = rolled.get(event.caver)
    lose({ caver: event.caver, round, how: 'fell', harm: event.harm, ...(chance !== undefined && { chance }) })
  }
  return [...lost.values()]
}

/** E-2 The loss after which the next better medal was out of reach; nothing where everybody came out. */
export function decidedBy(log: readonly SubTerraEvent[], leftBehind: readonly CaverName[]): Loss | undefined {
  const losses = lossesIn(log).filter(({ caver }) => leftBehind.includes(caver))
  return losses[Math.min(leftBehind.length, NO_MEDAL) - 1]
}
