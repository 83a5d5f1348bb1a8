import type { Viewer } from '@grotto/kernel'
import {
  type CaverName,
  type CaverPosition,
  type Cell,
  type Frame,
  frameOf,
  makeCellName,
  SIDES,
  type SubTerraPosition,
} from '@grotto/sub-terra'
import type { Words } from '@grotto/words'
import { nameOf } from '../context.ts'
import { actorOf } from '../scene/choices.ts'
import { beside, inTurnOrder, OPPOSITE, sameCell } from '../scene/geometry.ts'

/**
 * The listener's own caver: whoever of hers is asked, or has the turn while something is told; else the next of hers who
 * can act. Nobody for those who look on.
 */
export function meIn(scene: SubTerraPosition, viewer: Viewer): CaverPosition | undefined {
  const mine = inTurnOrder(scene).filter(({ seat, devoured }) => seat === viewer && !devoured)
  const called = (caver: CaverName | undefined) => mine.find(({ name }) => name === caver)
  return (
    called(actorOf(scene)) ??
    called(scene.turn?.caver) ??
    mine.find(({ at, health }) => at && health > 0) ??
    mine.find(({ at }) => at) ??
    mine[0]
  )
}

const isInside = ({ west, north, columns, rows }: Frame, [x, y]: Cell): boolean =>
  x >= west && y >= north && x < west + columns && y < north + rows

/** A cell by its name in the notation; a gap outside the picture by the tile it lies at. */
export function cellName(words: Words, { tiles }: Pick<SubTerraPosition, 'tiles'>, cell: Cell): string {
  const frame = frameOf(tiles)
  if (isInside(frame, cell)) return makeCellName(frame, cell).toUpperCase()
  const side = SIDES.find(each => tiles.some(({ at, open }) => sameCell(beside(at, each), cell) && open.includes(each)))
  // Beyond a tile that is still being laid.
  if (!side) return ''
  const from = beside(cell, OPPOSITE[side])
  return words.say(`subTerra.heard.beside.${side}`, { cell: makeCellName(frame, from).toUpperCase() })
}

/** How many cavers the listener runs: then it has to be said which of them she is. */
const isOneOfMany = (scene: SubTerraPosition, viewer: Viewer): boolean =>
  scene.cavers.filter(({ seat, devoured }) => seat === viewer && !devoured).length > 1

/** "2 north and 1 east of you", as the crow flies; "your tile" where she stands, nothing for those who look on. */
export function awayText(words: Words, scene: SubTerraPosition, viewer: Viewer, [x, y]: Cell): string {
  const me = meIn(scene, viewer)
  if (!me?.at) return ''
  const [east, south] = [x - me.at[0], y - me.at[1]]
  const caver = nameOf(words, me.name)
  const several = isOneOfMany(scene, viewer)
  if (east === 0 && south === 0)
    return several ? words.say('subTerra.heard.yourTileAs', { caver }) : words.say('subTerra.mark.you')
  const parts = [
    ...(south === 0 ? [] : [[south < 0 ? 'N' : 'S', Math.abs(south)] as const]),
    ...(east === 0 ? [] : [[east < 0 ? 'W' : 'E', Math.abs(east)] as const]),
  ].map(([side, steps]) => words.say(`subTerra.heard.away.${side}`, { steps }))
  return words.say(several ? 'subTerra.heard.awayAs' : 'subTerra.heard.away', { parts: words.list(parts), caver })
}

/** "C3, 2 north of you". */
export function placeText(words: Words, scene: SubTerraPosition, viewer: Viewer, cell: Cell): string {
  const [name, away] = [cellName(words, scene, cell), awayText(words, scene, viewer, cell)]
  return name && away ? words.say('subTerra.heard.place', { cell: name, away }) : name || away
}

/** What changes in the names of cells when the cave grows to the west or to the north: all of them move on. */
export function shiftText(words: Words, before: Frame, now: Frame): string {
  const names = { W: makeCellName(now, [before.west, now.north]), N: String(before.north - now.north + 1) }
  return [
    ...(now.west < before.west ? [['W', names.W.replace(/\d/g, '').toUpperCase()] as const] : []),
    ...(now.north < before.north ? [['N', names.N] as const] : []),
  ]
    .map(([side, name]) => words.say(`subTerra.heard.shift.${side}`, { name }))
    .join(' ')
}
