import { type DiamantEvent, type DiamantView, diamant, GO_ON, LEAVE, scriptedSetup } from '@grotto/diamant'
import { noChance } from '@grotto/kernel'
import { HABITS, PRIOR } from './habits.ts'

type Revealed = Extract<DiamantEvent, { type: 'choicesRevealed' }>

/** How likely each habit is for each seat, after all the choices the log shows: `[seat][habit]`, adding up to 1. */
export function watch(view: DiamantView, log: readonly DiamantEvent[]): number[][] {
  const beliefs = view.chest.map(() => [...PRIOR])
  replay(view, log, (before, { choices }) => {
    const leaving = HABITS.map(habit => habit(before))
    for (const { seat, choice } of choices)
      for (let habit = 0; habit < HABITS.length; habit++)
        beliefs[seat]![habit]! *= choice === 'leave' ? leaving[habit]! : 1 - leaving[habit]!
    for (const { seat } of choices) normalize(beliefs[seat]!)
  })
  for (const belief of beliefs) normalize(belief)
  return beliefs
}

/** Goes through the log again with the engine; the cards it revealed are the script. */
function replay(view: DiamantView, log: readonly DiamantEvent[], look: (before: DiamantView, event: Revealed) => void) {
  const first = log[0]
  if (first?.type !== 'expeditionStarted' || first.round !== 1) return
  const cards = log.flatMap(event => (event.type === 'revealed' ? [event.card] : []))
  const state = scriptedSetup(view.options, cards, noChance)
  for (const event of log) {
    if (event.type !== 'choicesRevealed') continue
    look(state, event)
    for (const { seat, choice } of event.choices)
      diamant.advance(state, seat, choice === 'leave' ? LEAVE : GO_ON, noChance)
  }
}

/** Keeps every habit thinkable, so that nobody is written off for one surprise. */
const DOUBT = 0.0005

function normalize(belief: number[]): void {
  let total = 0
  for (const weight of belief) total += weight
  for (let habit = 0; habit < belief.length; habit++) belief[habit] = belief[habit]! / total + DOUBT
}
