/**
 * Where a Sub Terra team's action points go, how fast tiles come, and how far apart it stands when the exit is found:
 * `npm run where-points-go -- BOT [--only flood] [--games N] [--iterations N] [--seed S] [--weights JSON]`.
 */
import { parseArgs } from 'node:util'
import { fastChance, labelledChance } from '@grotto/kernel'
import {
  HAZARD_POOLS,
  isConscious,
  layOutCave,
  NONE,
  type SubTerraEvent,
  type SubTerraState,
  subTerra,
} from '@grotto/sub-terra'
import { botFor } from '../src/index.ts'
import { clearField, newField, spread } from '../src/sub-terra/fields.ts'
import { withWeights } from '../src/sub-terra/weights.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: 'printed' },
    cavers: { type: 'string', default: 'leader,medic,scout,bodyguard' },
    difficulty: { type: 'string', default: 'normal' },
    games: { type: 'string', default: '200' },
    from: { type: 'string', default: '0' },
    iterations: { type: 'string' },
    seed: { type: 'string', default: 'try' },
    weights: { type: 'string' },
    brief: { type: 'boolean', default: false },
  },
})
const bot = botFor(positionals[0] ?? 'sub-terra-careful', subTerra)
const iterations = values.iterations === undefined ? {} : { iterations: Number(values.iterations) }

const sums = new Map<string, number>()
const add = (name: string, by = 1): unknown => sums.set(name, (sums.get(name) ?? 0) + by)
const field = newField()

function optionsFor(only: string) {
  const hazards = only === 'printed' ? {} : { hazards: HAZARD_POOLS.normal.map(() => ({ kind: only })) }
  const parsed = subTerra.parseOptions({
    players: 1,
    cavers: values.cavers.split(','),
    difficulty: values.difficulty,
    ...hazards,
  })
  if (!parsed.ok) throw new Error(parsed.refusal.reason)
  return parsed.value
}

function count(event: SubTerraEvent): void {
  if (event.type === 'acted') add(`points for ${event.action.type}`, event.cost)
  else if (event.type === 'exerted') add('exertions')
  else if (event.type === 'tileDiscarded') add(`discarded: ${event.why}`)
  else if (event.type === 'tilePlaced') add('tiles placed')
  else if (event.type === 'hurt') {
    add(`health lost to ${event.harm}`, event.points)
    if (event.fell) add(`fell by ${event.harm}`)
  } else if (event.type === 'gameEnded') {
    add(event.result)
    if (event.result !== 'defeat') add('medal')
  } else if (event.type === 'horrorSpawned') add('horrors')
}

/** Points of walking between everybody and the exit just found. */
function whenFound(state: SubTerraState, exit: number): void {
  add('exit found')
  add('its round', state.round)
  let farthest = 0
  for (const caver of state.setting.party.keys()) {
    const at = state.cavers.at[caver]!
    if (at === NONE || !isConscious(state, caver)) {
      add('lying there then')
      continue
    }
    clearField(state, field)
    field[exit] = 0
    farthest = Math.max(farthest, spread(state, caver, field)[at]!)
  }
  add('farthest then', farthest)
}

function play(number: number, options: ReturnType<typeof optionsFor>): void {
  const chance = labelledChance(`${values.seed}/${number}`)
  const random = fastChance(`${values.seed}/${number}/t`)
  const state = subTerra.setup(options, chance)
  layOutCave(state, chance)
  let found = false
  let round = 0
  for (let seats = subTerra.toAct(state); seats.length > 0; seats = subTerra.toAct(state)) {
    const seat = seats[0]!
    const view = subTerra.view(state, seat)
    const start = performance.now()
    const { action } = bot.decide(view, [], { seat, random, ...iterations })
    add('milliseconds', performance.now() - start)
    add('decisions')
    subTerra.advance(state, seat, action, chance, count)
    const exit = state.cave.kind.indexOf('exit')
    if (exit !== NONE && !found) whenFound(state, exit)
    found ||= exit !== NONE
    if (state.round !== round && !found) {
      round = state.round
      add(`round ${round}: games`)
      add(`round ${round}: tiles gone`, 65 - state.stack.length - 1)
      add(
        `round ${round}: health`,
        state.cavers.health.reduce((a, b) => a + b, 0),
      )
    }
  }
}

for (const only of values.only.split(',')) {
  sums.clear()
  const options = optionsFor(only)
  const games = Number(values.games)
  const playAll = () => {
    for (let game = 0; game < games; game++) play(Number(values.from) + game, options)
  }
  if (values.weights === undefined) playAll()
  else withWeights(JSON.parse(values.weights), playAll)
  const mean = (name: string, of = 'games') => (sums.get(name) ?? 0) / (of === 'games' ? games : (sums.get(of) ?? 1))
  const percent = (name: string) => (100 * mean(name)).toFixed(1)
  const found = (name: string) => mean(name, 'exit found').toFixed(1)
  console.log(
    `${only}: worth ${(mean('gold') + 0.6 * mean('silver') + 0.3 * mean('bronze')).toFixed(3)} gold ${percent('gold')} silver ${percent('silver')} bronze ${percent('bronze')} medal ${percent('medal')} | exit ${percent('exit found')} in round ${found('its round')}, farthest ${found('farthest then')}, lying ${found('lying there then')} | ${mean('milliseconds', 'decisions').toFixed(3)} ms`,
  )
  if (values.brief) continue
  for (const name of [...sums.keys()].filter(each => !each.startsWith('round')).sort())
    console.log(`  ${name} ${mean(name).toFixed(2)}`)
  for (const round of [5, 9, 13, 17, 21])
    console.log(
      `  round ${round}: tiles ${mean(`round ${round}: tiles gone`, `round ${round}: games`).toFixed(1)}, health ${mean(`round ${round}: health`, `round ${round}: games`).toFixed(1)}`,
    )
}
