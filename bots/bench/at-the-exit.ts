/**
 * Where everybody is when a Sub Terra team finds the exit, and who gets out from there:
 * `npm run at-the-exit -- BOT [--games N] [--iterations N] [--seed S]`, four cavers, normal.
 */
import { parseArgs } from 'node:util'
import { fastChance, labelledChance } from '@grotto/kernel'
import { isConscious, isOnExit, NONE, type SubTerraState, subTerra } from '@grotto/sub-terra'
import { botFor } from '../src/index.ts'
import { clearField, newField, spread } from '../src/sub-terra/fields.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '1000' },
    iterations: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'try' },
  },
})
const bot = botFor(positionals[0] ?? 'sub-terra-careful', subTerra)
const options = subTerra.parseOptions({ players: 1, cavers: ['leader', 'medic', 'scout', 'bodyguard'] })
if (!options.ok) throw new Error(options.refusal.reason)
const field = newField()

/** Points to the exit, as rules of thumb reckon them, in classes. */
function farness(state: SubTerraState, caver: number, exit: number): string {
  const at = state.cavers.at[caver]!
  if (at === NONE || !isConscious(state, caver)) return 'on the ground'
  clearField(state, field)
  field[exit] = 0
  const points = spread(state, caver, field)[at]!
  return points < 4 ? 'under 4 points' : points < 18 ? '4 to 18 points' : '18 points and more'
}

const classes = new Map<string, { cavers: number; out: number }>()
let found = 0
for (let game = 0; game < Number(values.games); game++) {
  const chance = labelledChance(`${values.seed}/${game}`)
  const random = fastChance(`${values.seed}/${game}/t`)
  const state = subTerra.setup(options.value, chance)
  let far: string[] | undefined
  for (let seats = subTerra.toAct(state); seats.length > 0; seats = subTerra.toAct(state)) {
    const seat = seats[0]!
    const thinking = { seat, random, iterations: Number(values.iterations) }
    subTerra.advance(state, seat, bot.decide(subTerra.view(state, seat), [], thinking).action, chance)
    const exit = state.cave.kind.indexOf('exit')
    if (exit !== NONE) far ??= [...state.setting.party.keys()].map(caver => farness(state, caver, exit))
  }
  if (far) found++
  for (const [caver, name] of (far ?? []).entries()) {
    const { cavers, out } = classes.get(name) ?? { cavers: 0, out: 0 }
    classes.set(name, { cavers: cavers + 1, out: out + (isOnExit(state, caver) ? 1 : 0) })
  }
}

const all = 4 * found
console.log(`the exit was found in ${found} of ${values.games} games; then of the cavers were`)
for (const [name, { cavers, out }] of classes)
  console.log(`${name}: ${((100 * cavers) / all).toFixed(0)} %, of whom ${((100 * out) / cavers).toFixed(0)} % got out`)
