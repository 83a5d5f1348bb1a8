import { fastChance } from '@grotto/kernel'
import { type SubTerraAction, type SubTerraState, type SubTerraTypes, subTerra } from '@grotto/sub-terra'
import { type Bot, type Decision, type Hint, mayThinkOn, type Reason, type Thinking } from '../contract.ts'
import { agreeing } from './agreeing.ts'
import { asTeam, byThumb, explained } from './careful.ts'
import { reasonsOf } from './explaining.ts'
import { MOST_LEFT_BEHIND, playToEnd } from './playing-on.ts'
import { lookAround } from './situation.ts'
import { type Arm, better, error, isBetter, mean, type Outlook, tryOut } from './trying.ts'

function decide(view: SubTerraState, thinking: Thinking, outlook: Outlook): Decision<SubTerraTypes> {
  const usual = byThumb(view)
  const { arms, times } = tryOut(view, usual.action, thinking, outlook)
  const tried = { reason: 'triedOut', args: { times } }
  const arm = better(arms)
  if (arm) return { action: arm.action, reasons: [{ reason: 'wentBetter' }, tried] }
  const decision = explained(view, usual)
  return times === 0 ? decision : { ...decision, reasons: [...decision.reasons, tried] }
}

/** Whole games played on by rules of thumb for a hint, at least and at most. */
const FEWEST_GAMES = 4
const GAMES = 12
/** What is believed before the first of them: medals in one game. */
const USUAL_MEDALS = 0.4
/** What a life more or less changes about a medal. */
const LIFE_PER_MEDAL = 100

/** How often there is a medal at the end if this is done. */
function medalShare(view: SubTerraState, action: SubTerraAction, thinking: Thinking): number {
  let medals = 0
  let games = 0
  for (; games < FEWEST_GAMES || (games < GAMES && mayThinkOn(thinking, games * 16, GAMES * 16)); games++)
    if (playToEnd(view, action, fastChance(thinking.random('bot', 1 << 30))) <= MOST_LEFT_BEHIND) medals++
  return (medals + USUAL_MEDALS) / (games + 1)
}

/** What went no better beyond doubt is not told to be better than the usual action. */
const toldGain = (arm: Arm): number => (isBetter(arm) ? mean(arm) : Math.min(-0.1, mean(arm) - error(arm)))

/** The two or three best; the usual action sets the share, how the others went against it their distance from it. */
function hints(view: SubTerraState, thinking: Thinking, outlook: Outlook): Hint<SubTerraTypes>[] {
  const usual = byThumb(view)
  const { intent, reasons: because } = explained(view, usual)
  const { arms } = tryOut(view, usual.action, thinking, outlook, 0.5)
  const share = medalShare(subTerra.view(view, thinking.seat), usual.action, thinking)
  const others = arms.map(arm => ({
    action: arm.action,
    gain: toldGain(arm),
    reasons: whyTry(view, arm),
  }))
  return [
    { action: usual.action, gain: 0, intent, reasons: because },
    ...others.map(each => ({ ...each, intent: undefined })),
  ]
    .sort((a, b) => b.gain - a.gain)
    .slice(0, 3)
    .map(({ action, gain, intent, reasons }) => {
      const winShare = Math.min(1, Math.max(0, share + gain / LIFE_PER_MEDAL))
      return {
        action,
        winShare,
        ...(intent && { intent }),
        reasons: [...reasons, { reason: 'expected', args: { percent: Math.round(100 * winShare) } }],
      }
    })
}

const whyTry = (view: SubTerraState, arm: Arm): Reason[] => [
  ...reasonsOf(lookAround(view), arm.action),
  ...(isBetter(arm) ? [{ reason: 'wentBetter' }] : []),
]

/** Tries every action out against what the rules of thumb would do, and prefers what goes better beyond doubt. */
const tryingBot = (id: string, version: number, outlook: Outlook): Bot<SubTerraTypes> => ({
  id,
  version,
  decide: (view, log, thinking) =>
    agreeing(view, log, thinking, () => asTeam(view, log, thinking, decide(view, thinking, outlook))),
  hint: (view, log, thinking) => agreeing(view, log, thinking, () => hints(view, thinking, outlook)),
})

/** Looks to the end of the round. */
export const searchBot = tryingBot('sub-terra-search', 5, { roundsAhead: 0, iterations: 160 })
/** Looks to the end of the next one as well, horrors and card between them drawn: slower, and stronger. */
export const strongBot = tryingBot('sub-terra-strong', 5, { roundsAhead: 1, iterations: 100 })
/** The same, told how stack and deck lie: a sparring bot, to measure what knowing them is worth. */
export const seerBot = tryingBot('sub-terra-seer', 5, { roundsAhead: 1, iterations: 100, sees: true })
