import {
  type CaverName,
  type CaverPosition,
  type Cell,
  type PlacedTile,
  SIDES,
  type Side,
  type SubTerraEvent,
  type SubTerraPosition,
} from '@grotto/sub-terra'
import { beside, OPPOSITE, sameCell } from './geometry.ts'

type Of<Type extends SubTerraEvent['type']> = Extract<SubTerraEvent, { type: Type }>
/** `goal` is the position the story leads to: it knows what is printed on a tile that is just being laid. */
type Tell<Event> = (scene: SubTerraPosition, event: Event, goal: SubTerraPosition) => SubTerraPosition
type Teller = { [Type in SubTerraEvent['type']]?: Tell<Of<Type>> }

const withCaver = (scene: SubTerraPosition, name: CaverName, change: (caver: CaverPosition) => CaverPosition) => ({
  ...scene,
  cavers: scene.cavers.map(caver => (caver.name === name ? change(caver) : caver)),
})
const withTiles = (
  scene: SubTerraPosition,
  at: readonly Cell[],
  change: (tile: PlacedTile) => PlacedTile,
): SubTerraPosition => ({
  ...scene,
  tiles: scene.tiles.map(tile => (at.some(cell => sameCell(cell, tile.at)) ? change(tile) : tile)),
})
const spend = (scene: SubTerraPosition, cost: number): SubTerraPosition =>
  scene.turn ? { ...scene, turn: { ...scene.turn, points: Math.max(0, scene.turn.points - cost) } } : scene
function without<T extends object, K extends keyof T>(value: T, key: K): Omit<T, K> {
  const { [key]: _gone, ...rest } = value
  return rest
}

const sortedSides = (sides: string): string => SIDES.filter(side => sides.includes(side)).join('')
const blastedOn = (scene: SubTerraPosition, at: Cell, side: Side): SubTerraPosition =>
  withTiles(scene, [at], tile => ({ ...tile, blasted: sortedSides((tile.blasted ?? '') + side) }))

/** Sides of an empty cell where a token lies already. */
export const tokensAround = (scene: Pick<SubTerraPosition, 'tiles'>, at: Cell): string =>
  SIDES.filter(side =>
    scene.tiles.some(tile => sameCell(tile.at, beside(at, side)) && tile.blasted?.includes(OPPOSITE[side])),
  ).join('')

const TELL: Teller = {
  roundStarted: (scene, { round, startingCaver }) => ({
    ...scene,
    round,
    startingCaver,
    phase: 'action',
    cavers: scene.cavers.map(caver => without(caver, 'hidden')),
  }),
  turnStarted: (scene, { caver }) => ({
    ...scene,
    phase: 'action',
    turn: { caver, points: 2, exerted: false, commandUsed: false },
  }),
  turnEnded: scene => without(scene, 'turn'),
  acted: (scene, { cost }) => spend(scene, cost),
  exerted: scene =>
    scene.turn ? { ...scene, turn: { ...scene.turn, points: scene.turn.points + 1, exerted: true } } : scene,
  tileDrawn: (scene, { stackLeft }) => ({ ...scene, stackLeft }),
  tilePlaced: (scene, { tile: id, kind, at, open }, goal) => {
    const { arrow, numbers }: Partial<PlacedTile> = goal.tiles.find(tile => tile.id === id) ?? {}
    const blasted = tokensAround(scene, at)
    const more = { ...(arrow && { arrow }), ...(numbers && { numbers }), ...(blasted && { blasted }) }
    return { ...scene, tiles: [...scene.tiles, { id, kind, at, open, ...more }] }
  },
  moved: (scene, { caver, to }) => withCaver(scene, caver, before => ({ ...before, at: to })),
  dived: (scene, { caver }) =>
    withCaver(scene, caver, before => ({ ...without(before, 'at'), submerged: true as const })),
  surfaced: (scene, { caver, at }) => withCaver(scene, caver, before => ({ ...without(before, 'submerged'), at })),
  healed: (scene, { caver, health }) => withCaver(scene, caver, before => ({ ...before, health })),
  hurt: (scene, { caver, health }) => withCaver(scene, caver, before => ({ ...before, health })),
  hidden: (scene, { caver }) => withCaver(scene, caver, before => ({ ...before, hidden: true as const })),
  devoured: (scene, { caver }) =>
    withCaver(scene, caver, before => ({ ...without(before, 'at'), health: 0, devoured: true as const })),
  ropePlaced: (scene, { at }) => withTiles(scene, [at], tile => ({ ...tile, rope: true as const })),
  rubbleCleared: (scene, { at }) => withTiles(scene, [at], tile => without(tile, 'rubble')),
  /** C-1 A token opens the side for both tiles of the edge. */
  blasted: (scene, { at, side }) => blastedOn(blastedOn(scene, at, side), beside(at, side), OPPOSITE[side]),
  phaseStarted: (scene, { phase }) => ({ ...without(scene, 'turn'), phase }),
  gasCleared: scene => ({ ...scene, gas: 0 }),
  hazardRevealed: (scene, { card, left }) => ({
    ...scene,
    hazardsLeft: left,
    hazardsSeen: [...scene.hazardsSeen, card],
  }),
  flooded: (scene, { at }) => withTiles(scene, at, tile => ({ ...tile, flooded: true as const })),
  gasSpread: (scene, { entry }) => ({ ...scene, gas: entry }),
  caveInRolled: (scene, { at }) => withTiles(scene, at, tile => ({ ...tile, rubble: true as const })),
  horrorMoved: (scene, { horror, to }) => ({
    ...scene,
    horrors: scene.horrors.map((cell, index) => (index === horror ? to : cell)),
  }),
  horrorLeft: (scene, { horror }) => ({ ...scene, horrors: scene.horrors.filter((_, index) => index !== horror) }),
  horrorSpawned: (scene, { at }) => ({ ...scene, horrors: [...scene.horrors, at] }),
  horrorRepelled: (scene, { at }) => {
    const gone = scene.horrors.findIndex(cell => sameCell(cell, at))
    return { ...scene, horrors: scene.horrors.filter((_, index) => index !== gone) }
  },
  outOfTime: scene => ({ ...scene, outOfTime: true }),
  gameEnded: (scene, { result }) => ({ ...scene, phase: 'over', result }),
}

/**
 * The scene after an event, while the table's position is already further on: what the playback draws between two
 * positions. It only shows; the next true position replaces it.
 */
export function tell(scene: SubTerraPosition, event: SubTerraEvent, goal: SubTerraPosition): SubTerraPosition {
  const teller = TELL[event.type] as Tell<SubTerraEvent> | undefined
  return teller ? teller(scene, event, goal) : scene
}
