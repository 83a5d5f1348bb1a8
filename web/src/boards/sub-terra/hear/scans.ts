import type { Scan } from '../../../hear/spoken.ts'
import type { CaverPlan } from '../scene/plans.ts'
import type { Looking } from './surroundings.ts'

/** How much is left of cards and tiles. */
export function leftText({ words, scene }: Pick<Looking, 'words' | 'scene'>): string {
  const { hazardsLeft, stackLeft, outOfTime, options, round } = scene
  const found = scene.tiles.some(({ kind }) => kind === 'exit')
  const zone = Math.min(stackLeft, options.exitDepth)
  const exit = found ? words.say('subTerra.exitFound') : stackLeft > 0 ? words.say('subTerra.exitZone', { zone }) : ''
  const cards = outOfTime
    ? words.say('subTerra.outOfTimeNow')
    : `${hazardsLeft} ${words.say('subTerra.hazardsLeft', { left: hazardsLeft })}`
  const tiles = `${stackLeft} ${words.say('subTerra.tilesLeft', { left: stackLeft })}${exit}`
  return `${words.say('subTerra.round', { round })}. ${cards}. ${tiles}.`
}

/** With the first key, not before the first decision. */
const load = () => import('./surroundings.ts')

/** What can be asked for in the cave, each by its key. */
export const scansOf = (
  looking: Looking,
  plans: readonly CaverPlan[],
  rest: { readonly lately: () => string; readonly repeat: () => string },
): readonly Scan[] => {
  const { words } = looking
  return [
    { key: 'w', name: words.say('table.scan.around'), say: async () => (await load()).aroundText(looking) },
    { key: 'j', name: words.say('table.scan.team'), say: async () => (await load()).teamText(looking, plans) },
    { key: 'f', name: words.say('table.scan.dangers'), say: async () => (await load()).dangersText(looking) },
    { key: 'y', name: words.say('table.scan.ways'), say: async () => (await load()).waysText(looking) },
    { key: 'k', name: words.say('table.scan.left'), say: () => leftText(looking) },
    { key: 'i', name: words.say('table.scan.lately'), say: rest.lately },
    { key: '.', name: words.say('table.scan.repeat'), say: rest.repeat },
  ]
}
