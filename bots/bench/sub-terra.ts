/**
 * How Sub Terra teams of one bot fare, as a line of a table:
 * `node bots/bench/sub-terra.ts BOT [--games N] [--cavers leader,medic,scout,bodyguard] [--difficulty normal]
 * [--iterations N] [--seed S] [--from N]`. The oracle is told how stack and deck lie
 * and how the dice fall.
 */
import { parseArgs } from 'node:util'
import { fastChance, labelledChance } from '@grotto/kernel'
import { resultOf, subTerra } from '@grotto/sub-terra'
import { botFor, layOutCave, SEERS } from '../src/index.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '100' },
    from: { type: 'string', default: '0' },
    cavers: { type: 'string', default: 'leader,medic,scout,bodyguard' },
    difficulty: { type: 'string', default: 'normal' },
    iterations: { type: 'string' },
    seed: { type: 'string', default: 'sub-terra' },
  },
})
const bot = botFor(positionals[0] ?? 'sub-terra-careful', subTerra)
const sees = SEERS.has(bot.id)
const options = subTerra.parseOptions({
  players: 1,
  cavers: values.cavers.split(','),
  difficulty: values.difficulty,
})
if (!options.ok) throw new Error(JSON.stringify(options.refusal))

const results = { gold: 0, silver: 0, bronze: 0, defeat: 0 }
let decisions = 0
let spent = 0
const first = Number(values.from)
const games = Number(values.games)
for (let game = first; game < first + games; game++) {
  const chance = labelledChance(`${values.seed}/${game}`)
  const random = fastChance(`${values.seed}/${game}/thoughts`)
  const state = subTerra.setup(options.value, chance)
  if (sees) layOutCave(state, chance)
  for (let seats = subTerra.toAct(state); seats.length > 0; seats = subTerra.toAct(state)) {
    const seat = seats[0]!
    const thinking = { seat, random, ...(values.iterations && { iterations: Number(values.iterations) }) }
    const started = performance.now()
    const { action } = bot.decide(sees ? state : subTerra.view(state, seat), [], thinking)
    spent += performance.now() - started
    decisions++
    subTerra.advance(state, seat, action, chance)
  }
  results[resultOf(state)]++
}

const percent = (count: number): string => {
  const share = count / games
  const margin = 1.96 * Math.sqrt((share * (1 - share)) / games)
  return `${(100 * share).toFixed(1)} ± ${(100 * margin).toFixed(1)}`
}
const medals = games - results.defeat
const cell = `${values.cavers.split(',').length} cavers (${values.cavers.replaceAll(',', ', ')}), ${values.difficulty}`
const pace = `${(spent / decisions).toFixed(2)} ms`
console.log(`| ${bot.id} | ${cell} | ${percent(results.gold)} | ${percent(medals)} | ${games} | ${pace} |`)
