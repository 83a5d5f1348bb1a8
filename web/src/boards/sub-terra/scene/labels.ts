import type { Viewer } from '@grotto/kernel'
import {
  type CaverName,
  type CaverPosition,
  type Cell,
  type PlacedTile,
  SIDES,
  type Side,
  type SubTerraAction,
  type SubTerraPosition,
} from '@grotto/sub-terra'
import type { KeyOf, Words } from '@grotto/words'
import { genderOf, nameOf } from '../context.ts'
import { awayText, cellName } from '../hear/address.ts'
import type { Choice } from './choices.ts'
import { caversAt, sameCell } from './geometry.ts'
import type { Peril, Stakes } from './stakes.ts'

export const actionName = (words: Words, type: SubTerraAction['type']): string => words.say(`subTerra.action.${type}`)

/** The short label under an icon where the official name is long. */
export function shortName(words: Words, type: SubTerraAction['type']): string {
  const key = `subTerra.short.${type}`
  return words.has(key) ? words.say(key) : actionName(words, type)
}

/** A choice as a button says it: "Heal: Medic", "Dig to the south", "Run: 3 steps". */
export function choiceLabel(words: Words, { action, path, wall }: Choice): string {
  const name = actionName(words, action.type)
  if (path) return words.say('subTerra.runPath', { action: name, steps: path.length })
  if ('caver' in action)
    return words.say('subTerra.actionToCaver', { action: name, caver: nameOf(words, action.caver) })
  if (wall) return words.say('subTerra.actionToSide', { action: name, side: words.say(`subTerra.towards.${wall}`) })
  return name
}

/** The same for ears, always with its side: "Explore to the north". */
export function wholeLabel(words: Words, choice: Choice): string {
  const { action } = choice
  if (!('side' in action) || action.side === 'here') return choiceLabel(words, choice)
  const side = words.say(`subTerra.towards.${action.side}`)
  return words.say('subTerra.actionToSide', { action: actionName(words, action.type), side })
}

/** What is at stake, each as a part of a sentence. */
export function stakesText(words: Words, { success, perils }: Stakes, doer: CaverName | undefined): string[] {
  return [
    ...(success === undefined ? [] : [words.say('subTerra.stakes.success', { percent: percentOf(success) })]),
    ...perils.flatMap(peril => perilText(words, peril, doer)),
  ]
}

export const percentOf = (share: number): number => Math.round(share * 100)

function perilText(words: Words, { caver, harm, chance, hearts, falls }: Peril, doer: CaverName | undefined): string[] {
  const args = { percent: percentOf(chance), hearts, harm: words.say(`subTerra.harm.${harm}`) }
  const what = words.say(args.percent === 100 ? 'subTerra.stakes.sure' : 'subTerra.stakes.risk', args)
  const told = caver === doer ? what : words.say('subTerra.stakes.other', { caver: nameOf(words, caver), what })
  return falls ? [told, words.say('subTerra.stakes.falls', { gender: genderOf(words, caver) })] : [told]
}

/** What a sentence about open sides needs: which they are, and how many. */
export const openSides = (words: Words, open: string) => ({ sides: sidesText(words, open), count: open.length })

const sidesText = (words: Words, open: string): string =>
  words.list(SIDES.filter(side => open.includes(side)).map(side => words.say(`subTerra.side.${side}`)))

type Numbers = readonly [number, number] | undefined

const numbered = (words: Words, tile: string, numbers: Numbers): string =>
  numbers
    ? words.say('subTerra.tileWithNumbers', { tile, first: Math.min(...numbers), second: Math.max(...numbers) })
    : tile

export const tileName = (words: Words, kind: PlacedTile['kind'], numbers?: Numbers): string =>
  numbered(words, words.say(`subTerra.tile.${kind}`), numbers)

/** With its article, in the middle of a sentence. */
export const aTile = (words: Words, kind: PlacedTile['kind'], numbers?: Numbers): string =>
  numbered(words, words.say(`subTerra.aTile.${kind}`), numbers)

const marksOf = (tile: PlacedTile, gas: number): KeyOf<'subTerra'>[] => [
  ...(tile.flooded ? (['subTerra.mark.flooded'] as const) : []),
  ...(tile.kind === 'gas' && gas > 0 ? (['subTerra.mark.gas'] as const) : []),
  ...(tile.rubble ? (['subTerra.mark.rubble'] as const) : []),
  ...(tile.rope ? (['subTerra.mark.rope'] as const) : []),
]

/** What lies on a tile, printed or as a marker: "Cave-in (3 and 5), blocked by rubble". */
export const tileMarks = (words: Words, { gas }: SubTerraPosition, tile: PlacedTile): string =>
  [
    tileName(words, tile.kind, tile.numbers),
    ...marksOf(tile, gas).map(mark => words.say(mark)),
    ...arrowText(words, tile),
  ].join(', ')

/** Where the arrow of a ledge or slide points. */
export const arrowText = (words: Words, { arrow }: Pick<PlacedTile, 'arrow'>): readonly string[] =>
  arrow ? [words.say('subTerra.heard.arrow', { side: words.say(`subTerra.towards.${arrow}`) })] : []

/** Who and what is on a cell: "Leader", "Medic (Unconscious)", "a horror". */
export function peopleText(words: Words, position: SubTerraPosition, cell: Cell): string[] {
  const horrors = position.horrors.filter(at => sameCell(at, cell)).length
  const lies = (caver: CaverPosition) =>
    `${nameOf(words, caver.name)} (${words.say('subTerra.state.unconscious', { gender: genderOf(words, caver.name) })})`
  return [
    ...caversAt(position, cell).map(caver => (caver.health > 0 ? nameOf(words, caver.name) : lies(caver))),
    ...(horrors > 0 ? [words.say('subTerra.mark.horror', { count: horrors })] : []),
  ]
}

/** A tile for ears: "C3: Cave-in (3 and 5), north and west open; 2 north of you; Leader". */
export function tileLabel(words: Words, position: SubTerraPosition, tile: PlacedTile, viewer: Viewer): string {
  const open = words.say('subTerra.mark.open', openSides(words, tile.open + (tile.blasted ?? '')))
  const away = awayText(words, position, viewer, tile.at)
  return words.series([
    words.say('common.about', {
      what: cellName(words, position, tile.at),
      text: `${tileMarks(words, position, tile)}, ${open}`,
    }),
    ...(away ? [away] : []),
    ...peopleText(words, position, tile.at),
  ])
}

/** A gap for ears: "Unexplored, C2; 1 north of you". */
export function gapLabel(words: Words, position: SubTerraPosition, cell: Cell, viewer: Viewer): string {
  const away = awayText(words, position, viewer, cell)
  return [words.say('subTerra.gap'), cellName(words, position, cell), away].filter(Boolean).join(', ')
}

/** Turned clockwise by quarters, sides in their usual order. */
export function rotated(open: string, quarters: number): string {
  const turned = ([...open] as Side[]).map(side => SIDES[(SIDES.indexOf(side) + quarters + 4) % 4]!)
  return SIDES.filter(side => turned.includes(side)).join('')
}

/** The different ways to turn a tile, clockwise from a given one. */
export const rotations = (open: string): string[] => [...new Set([0, 1, 2, 3].map(quarters => rotated(open, quarters)))]
