/**
 * How bots get on with a person: `npm run partners -- [--bot BOT] [--games N] [--iterations N] [--seed S] [--stray X]`.
 * Four seats with a caver each, rescue4, normal. One seat is human-like: Lantern with weights of her own, every one
 * off by a factor e^(stray × normal). At the beginning of each round she shows what she means to do, or where to meet
 * once the exit may come soon. The others hear that, or are deaf to it, in the same caves with the same person.
 * Those who hear also show each other the plan of the team, as bots at a table do.
 * Counted: medals; and of what she showed, how often the others kept out of its way, or did it before her, or went elsewhere.
 */
import { parseArgs } from 'node:util'
import { fastChance, labelledChance } from '@grotto/kernel'
import { type SubTerraEvent, subTerra } from '@grotto/sub-terra'
import { botFor, estimate, type Shown } from '../src/index.ts'
import { Kept } from './partners/kept.ts'
import { personWith } from './partners/person.ts'

const { values } = parseArgs({
  options: {
    bot: { type: 'string', default: 'sub-terra-careful' },
    games: { type: 'string', default: '400' },
    iterations: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'partners' },
    stray: { type: 'string', default: '0.4' },
  },
})
const bot = botFor(values.bot, subTerra)
const cavers = ['leader', 'medic', 'scout', 'bodyguard']
const parsed = subTerra.parseOptions({ players: cavers.length, cavers })
if (!parsed.ok) throw new Error(parsed.refusal.reason)
const options = parsed.value

/** One game; the person sits on another seat each time. */
function play(game: number, hears: boolean, kept: Kept): string {
  const seed = `${values.seed}/${game}`
  const chance = labelledChance(seed)
  const lucks = cavers.map((_, seat) => fastChance(`${seed}/seat ${seat}`))
  const human = game % cavers.length
  const person = personWith(Number(values.stray), fastChance(`${seed}/person`))
  const log: SubTerraEvent[] = []
  const write = (event: SubTerraEvent) => void log.push(event)
  const state = subTerra.setup(options, chance, write)
  let plans: Shown[] = []
  let round = -1
  for (let [seat] = subTerra.toAct(state); seat !== undefined; [seat] = subTerra.toAct(state)) {
    if (state.round !== round && state.phase === 'action') {
      round = state.round
      const plan = person.plans(state, human)
      plans = plan ? [{ seat: human, plan, since: log.length }] : []
      kept.begin(state, human, plan)
    }
    const view = subTerra.view(state, seat)
    const thinking = { seat, random: lucks[seat]!, ...(hears && { plans }), iterations: Number(values.iterations) }
    const { action, intent, team = [] } = seat === human ? person.decide(view) : bot.decide(view, log, thinking)
    if (hears && seat !== human) {
      kept.word(state, plans, seat, intent)
      const own = intent ? [{ seat, plan: { ...intent, by: cavers[state.turn]! } }] : []
      const shown = [...own, ...team.filter(each => each.seat !== human)]
      plans = [...plans.filter(each => !shown.some(({ seat: who }) => who === each.seat)), ...since(shown, log.length)]
    }
    const before = log.length
    subTerra.advance(state, seat, action, chance, write)
    kept.watch(state, seat, log.slice(before))
  }
  return subTerra.outcome(state)!.result
}

const since = (shown: readonly Pick<Shown, 'seat' | 'plan'>[], events: number): Shown[] =>
  shown.map(each => ({ ...each, bot: true, since: events }))

const percent = (of: readonly number[]) => {
  const { mean, margin } = estimate(of)
  return `${(100 * mean).toFixed(1)} ± ${(100 * margin).toFixed(1)}`
}

const medalsOf = (hears: boolean): number[] => {
  const kept = new Kept()
  const results = Array.from({ length: Number(values.games) }, (_, game) => play(game, hears, kept))
  const medals = results.map(result => (result === 'defeat' ? 0 : 1))
  const gold = results.map(result => (result === 'gold' ? 1 : 0))
  const who = hears ? 'they hear her' : 'they are deaf'
  console.log(`${who}: gold ${percent(gold)}, some medal ${percent(medals)}, ${results.length} games`)
  for (const line of kept.lines()) console.log(`  ${line}`)
  return medals
}

const deaf = medalsOf(false)
const more = medalsOf(true).map((medal, game) => medal - deaf[game]!)
console.log(`medals more where they hear her, cave by cave: ${percent(more)}`)
