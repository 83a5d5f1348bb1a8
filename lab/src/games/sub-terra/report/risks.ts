import { given } from '@grotto/kernel'
import { type CheckReason, COST, DAMAGE, HARMS, type Harm } from '@grotto/sub-terra'
import { estimate, type Observation } from '@grotto/trials'
import { againstTheFirst, meanRow, ratioRow } from '../../../report/rows.ts'
import type { Study } from '../../../report/study.ts'
import { eachDifficulty } from './cells.ts'

/** What hurts, in words. */
const CAUSES: Readonly<Record<Harm, string>> = {
  exert: 'exerting herself',
  rough: 'rough ground',
  tremor: 'tremor',
  flood: 'flood',
  gasCard: 'gas card',
  gasEntered: 'walking into gas',
  caveIn: 'cave-in',
  demolish: 'own explosives',
  horrorMovedIn: 'a horror came',
  horrorWalkedInto: 'ran into a horror',
  horrorSpawned: 'a horror woke there',
}

export const falls: Study = {
  id: 'falls',
  title: 'What fells cavers',
  about: 'How often in a game somebody loses her last health to each cause; four cavers.',
  chart: 'bars',
  unit: 'falls a game',
  cells: eachDifficulty,
  rows: played =>
    played.flatMap(({ name, observations }) =>
      HARMS.map(harm => meanRow({ group: name, label: CAUSES[harm], observations, name: harm })),
    ),
}

const RISKS: Readonly<Record<CheckReason, string>> = {
  exert: 'Exert',
  rough: 'rough ground',
  placeRope: 'Rope',
  hide: 'Hide',
  tremor: 'tremor',
  outOfTime: 'Out of Time',
}

export const risks: Study = {
  id: 'risks',
  title: 'How often a die is rolled for what',
  about: 'Checks a game, and how many of them fail; four cavers, normal. What a failure costs follows.',
  chart: 'bars',
  unit: 'checks a game',
  cells: eachDifficulty.slice(0, 1),
  rows: ([played]) =>
    Object.entries(RISKS)
      .flatMap(([reason, label]) =>
        ['tried', 'failed'].map(group => {
          const { observations } = given(played, 'a cell')
          const values = observations.map(seen => {
            const tried = seen[`tried/${reason}`] ?? 0
            return group === 'tried' ? tried : tried - (seen[`succeeded/${reason}`] ?? 0)
          })
          return { group, label, estimate: estimate(values), games: values.length }
        }),
      )
      .sort((one, other) => other.group.localeCompare(one.group)),
}

/** What a game paid for something, and how often it had it. */
type Bought = (seen: Observation) => readonly [paid: number, had: number]
const of = (seen: Observation, name: string): number => seen[name] ?? 0
const failed = (seen: Observation, reason: CheckReason): number =>
  of(seen, `tried/${reason}`) - of(seen, `succeeded/${reason}`)

const PRICES: readonly (readonly [label: string, Bought])[] = [
  ['Exert: health for one more point', seen => [DAMAGE.exert * failed(seen, 'exert'), of(seen, 'tried/exert')]],
  ['Exert: falls in a hundred tries', seen => [100 * of(seen, 'exert'), of(seen, 'tried/exert')]],
  [
    'Rope: points for one that holds',
    seen => [COST.placeRope * of(seen, 'tried/placeRope'), of(seen, 'succeeded/placeRope')],
  ],
  ['Hide: points for being hidden', seen => [COST.hide * of(seen, 'tried/hide'), of(seen, 'succeeded/hide')]],
]

export const price: Study = {
  id: 'price',
  title: 'The price of Exert, Rope and Hide',
  about:
    'What the die makes of the printed cost; four cavers, normal. Exert gives its point at once and is checked when the turn ends: a failure costs a health. A Rope or Hide that fails has cost its two points.',
  chart: 'bars',
  unit: 'paid for each',
  cells: eachDifficulty.slice(0, 1),
  rows: ([played]) =>
    PRICES.map(([label, bought]) =>
      ratioRow({ group: '', label, pairs: given(played, 'a cell').observations.map(bought) }),
    ),
}

export const exertion: Study = {
  id: 'exertion',
  title: 'What Exert is worth',
  about:
    'The same team on the same deals, if nobody ever exerts herself: how many more or fewer games end with a medal, deal by deal.',
  chart: 'bars',
  unit: 'percentage points',
  isShare: true,
  isDifference: true,
  cells: eachDifficulty.flatMap(each => [each, { ...each, bots: ['never-exert'] }]),
  rows: played =>
    eachDifficulty.flatMap(({ name }) => {
      const [as, without] = played.filter(each => each.name === name)
      return againstTheFirst([given(as, 'a cell'), { ...given(without, 'its like'), name }], 'won', 'without Exert')
    }),
}
