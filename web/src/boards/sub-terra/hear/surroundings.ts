import { type CaverPosition, type Cell, oddsOf, type PlacedTile, SIDES, type Side } from '@grotto/sub-terra'
import type { Words } from '@grotto/words'
import { sitterName } from '../../../hear/sitter-name.ts'
import { type Board, capital, genderOf, nameOf, theOf } from '../context.ts'
import { beside, gapsOf, inTurnOrder, tileAt } from '../scene/geometry.ts'
import { peopleText, tileMarks, tileName } from '../scene/labels.ts'
import type { CaverPlan } from '../scene/plans.ts'
import { wayTo } from '../scene/ways.ts'
import { cellName, meIn, placeText } from './address.ts'
import { beyond } from './walking.ts'

export type Looking = Pick<Board, 'words' | 'scene' | 'cave' | 'viewer' | 'sitters' | 'view'>

/** What lies each way from where I am. */
export function aroundText({ words, scene, cave, viewer }: Looking): string {
  const me = meIn(scene, viewer)
  if (!me) return words.say('table.heard.watching')
  if (!me.at) return `${words.say('common.about', { what: nameOf(words, me.name), text: stateText(words, me) })}.`
  const tile = tileAt(cave, me.at)!
  const here = words.series([tileMarks(words, scene, tile), ...peopleText(words, scene, me.at)])
  const [the, cell] = [capital(theOf(words, me.name)), cellName(words, scene, me.at)]
  const sides = SIDES.map(side => sideText(me, side, { words, scene, cave }))
  return [words.say('subTerra.heard.around', { the, cell, tile: here }), ...sides].join(' ')
}

function sideText(
  { at }: CaverPosition,
  side: Side,
  { words, scene, cave }: Pick<Looking, 'words' | 'scene' | 'cave'>,
) {
  const what = beyond(cave, at!, side)
  const to = beside(at!, side)
  const told = {
    wall: () => words.say('subTerra.heard.wall'),
    rock: () => words.say('subTerra.heard.rock'),
    gap: () => words.say('subTerra.heard.unexplored'),
    unknown: () => words.say('subTerra.heard.unexplored'),
    passage: () =>
      [cellName(words, scene, to), tileMarks(words, scene, tileAt(cave, to)!), ...peopleText(words, scene, to)].join(
        ', ',
      ),
  }[what]()
  return capital(words.say('subTerra.heard.side', { side: words.say(`subTerra.side.${side}`), what: told }))
}

function stateText(words: Words, caver: CaverPosition): string {
  const gender = genderOf(words, caver.name)
  if (caver.devoured) return words.say('subTerra.state.devoured', { gender })
  if (caver.submerged) return words.say('subTerra.state.submerged', { gender })
  if (caver.health === 0) return words.say('subTerra.state.unconscious', { gender })
  return caver.hidden ? words.say('subTerra.state.hidden', { gender }) : ''
}

/** Who is where and how hurt, and what each means to do. */
export function teamText({ words, scene, viewer, sitters }: Looking, plans: readonly CaverPlan[]): string {
  const isMe = ({ name }: CaverPosition): boolean => name === meIn(scene, viewer)?.name
  const line = (caver: CaverPosition): string => {
    const plan = plans.find(({ by }) => by === caver.name)
    const { health, maxHealth: most } = caver
    const details = [
      ...(caver.devoured ? [] : [words.say('subTerra.health', { health, most })]),
      stateText(words, caver),
      ...(caver.at ? [isMe(caver) ? cellName(words, scene, caver.at) : placeText(words, scene, viewer, caver.at)] : []),
      ...(plan ? [words.say('subTerra.heard.plans', { plan: planText(words, scene, plan) })] : []),
    ]
    return words.say('subTerra.heard.mate', {
      caver: nameOf(words, caver.name),
      player:
        caver.seat === viewer ? words.say('subTerra.you').toLocaleLowerCase() : sitterName(words, sitters[caver.seat]),
      details: details.filter(Boolean).join(', '),
    })
  }
  return inTurnOrder(scene).map(line).join(' ')
}

const planText = (words: Words, scene: Looking['scene'], { type, caver, at }: CaverPlan): string =>
  `${words.say(`subTerra.plan.${type}`, { caver: caver ? nameOf(words, caver) : '' })}, ${cellName(words, scene, at)}`

/** Where the horrors are, whom they hunt, and what hangs in the air. */
export function dangersText({ words, scene, viewer, view }: Looking): string {
  const { horrors } = oddsOf(view)
  const told = horrors.map(({ at, victim, distance }) =>
    words.say('subTerra.heard.horror', {
      place: placeText(words, scene, viewer, at),
      hunt:
        victim === undefined || distance === undefined
          ? words.say('subTerra.hunt.none')
          : words.say('subTerra.hunt.victim', { whom: words.say(`subTerra.whom.${victim}`), steps: distance }),
    }),
  )
  const gas = scene.gas > 0 ? [`${words.say('subTerra.gasInForce', { points: scene.gas })}.`] : []
  return [...(told.length > 0 ? told : [words.say('subTerra.noHorrors')]), ...gas].join(' ')
}

/** So many gaps one can keep in mind. */
const NEAREST = 5

/** How to get to the exit, or, while nobody has found it, to what is unexplored. */
export function waysText({ words, scene, cave, viewer }: Looking): string {
  const exit = scene.tiles.find(({ kind }) => kind === 'exit')
  const from = meIn(scene, viewer)?.at
  if (!exit) return `${words.say('subTerra.heard.noExit')} ${gapsText({ words, scene, cave, viewer })}`
  const place = placeText(words, scene, viewer, exit.at)
  const way = from ? wayTo(cave, from, exit.at) : []
  const steps = way.length - 1
  if (steps < 0) return words.say('subTerra.heard.exitCut', { place })
  if (steps === 0) return words.say('subTerra.heard.exit', { place, steps })
  const first = SIDES.find(side => beside(from!, side).join() === way[1]!.join())!
  const told = words.say('subTerra.heard.exitWay', { place, steps, side: words.say(`subTerra.towards.${first}`) })
  const list = hindrances({ words, scene, cave }, way)
  return list ? `${told} ${words.say('subTerra.heard.onTheWay', { list })}` : told
}

/** What takes more than a step on a way, and where: eyes see it at once. */
function hindrances({ words, scene, cave }: Pick<Looking, 'words' | 'scene' | 'cave'>, way: readonly Cell[]): string {
  const told = way.slice(0, -1).flatMap((cell, i) => {
    const tile = tileAt(cave, cell)
    if (!tile) return []
    const steep = tile.arrow && !tile.rope ? [tileName(words, tile.kind)] : []
    const entered = i === 0 ? [] : enteredWith(words, tile, scene.gas)
    const what = [...steep, ...entered]
    return what.length > 0 ? [`${cellName(words, scene, cell)} (${what.join(', ')})`] : []
  })
  return words.list(told)
}

const enteredWith = (words: Words, { kind, flooded, rubble }: PlacedTile, gas: number): string[] => [
  ...(kind === 'squeeze' || kind === 'rough' ? [tileName(words, kind)] : []),
  ...(flooded ? [words.say('subTerra.mark.flooded')] : []),
  ...(rubble ? [words.say('subTerra.mark.rubble')] : []),
  ...(kind === 'gas' && gas > 0 ? [words.say('subTerra.mark.gas')] : []),
]

function gapsText({ words, scene, cave, viewer }: Pick<Looking, 'words' | 'scene' | 'cave' | 'viewer'>): string {
  const from = meIn(scene, viewer)?.at
  const reached = gapsOf(cave)
    .map(({ cell }) => ({ cell, way: from ? wayTo(cave, from, cell) : [cell] }))
    .filter(({ way }) => way.length > 0)
    .sort((a, b) => a.way.length - b.way.length)
    .slice(0, NEAREST)
  if (reached.length === 0) return words.say('subTerra.heard.noGaps')
  const list = reached.map(({ cell, way }) => {
    const past = hindrances({ words, scene, cave }, way)
    return words.say(past ? 'subTerra.heard.gapPast' : 'subTerra.heard.gap', {
      where: placeText(words, scene, viewer, cell),
      steps: words.say('subTerra.steps', { steps: way.length - 1 }),
      list: past,
    })
  })
  return words.say('subTerra.heard.gaps', { list: words.series(list) })
}
