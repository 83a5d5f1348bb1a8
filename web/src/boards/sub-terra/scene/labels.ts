import { type PlacedTile, SIDES, type Side, type SubTerraAction, type SubTerraPosition } from '@grotto/sub-terra'
import type { KeyOf, Words } from '@grotto/words'
import { nameOf } from '../context.ts'
import { actorOf, type Choice } from './choices.ts'
import { caverOf, caversAt, sameCell } from './geometry.ts'

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

export const sidesText = (words: Words, open: string): string =>
  words.list(SIDES.filter(side => open.includes(side)).map(side => words.say(`subTerra.side.${side}`)))

export function tileName(words: Words, kind: PlacedTile['kind'], numbers?: readonly [number, number]): string {
  const tile = words.say(`subTerra.tile.${kind}`)
  return numbers
    ? words.say('subTerra.tileWithNumbers', { tile, first: Math.min(...numbers), second: Math.max(...numbers) })
    : tile
}

const marksOf = (tile: PlacedTile, gas: number): KeyOf<'subTerra'>[] => [
  ...(tile.flooded ? (['subTerra.mark.flooded'] as const) : []),
  ...(tile.kind === 'gas' && gas > 0 ? (['subTerra.mark.gas'] as const) : []),
  ...(tile.rubble ? (['subTerra.mark.rubble'] as const) : []),
  ...(tile.rope ? (['subTerra.mark.rope'] as const) : []),
]

/** A tile for ears: "Cave-in (3 and 5), north, south and west open; Leader; your tile". */
export function tileLabel(words: Words, position: SubTerraPosition, tile: PlacedTile): string {
  const open = words.say('subTerra.mark.open', { sides: sidesText(words, tile.open + (tile.blasted ?? '')) })
  const horrors = position.horrors.filter(cell => sameCell(cell, tile.at)).length
  const actor = actorOf(position)
  return [
    [tileName(words, tile.kind, tile.numbers), ...marksOf(tile, position.gas).map(mark => words.say(mark)), open].join(
      ', ',
    ),
    ...caversAt(position, tile.at).map(caver => nameOf(words, caver.name)),
    ...(horrors > 0 ? [words.say('subTerra.mark.horror', { count: horrors })] : []),
    ...(actor && sameCell(caverOf(position, actor)?.at, tile.at) ? [words.say('subTerra.mark.you')] : []),
  ].join('; ')
}

/** Turned clockwise by quarters, sides in their usual order. */
export function rotated(open: string, quarters: number): string {
  const turned = ([...open] as Side[]).map(side => SIDES[(SIDES.indexOf(side) + quarters + 4) % 4]!)
  return SIDES.filter(side => turned.includes(side)).join('')
}

/** The different ways to turn a tile, clockwise from a given one. */
export const rotations = (open: string): string[] => [...new Set([0, 1, 2, 3].map(quarters => rotated(open, quarters)))]
