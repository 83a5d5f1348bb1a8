import {
  type CaverName,
  type CaverPosition,
  type Cell,
  encodePosition,
  type PlacedTile,
  type SubTerraOptions,
  type SubTerraPosition,
  subTerra,
  TILES,
} from '@grotto/sub-terra'

const OPTIONS: SubTerraOptions = {
  players: 1,
  cavers: ['climber', 'medic', 'bodyguard', 'leader', 'engineer'],
  difficulty: 'advanced',
  edition: 'en',
  exitDepth: 6,
  thirdTry: 'none',
  gasTwiceEntry: 4,
  easier: false,
  start: 'climber',
}

type Drawn = [id: number, x: number, y: number, kind: PlacedTile['kind'], open: string, more?: Partial<PlacedTile>]
const laid = (tiles: readonly Drawn[]): PlacedTile[] =>
  tiles.map(([id, x, y, kind, open, more]) => ({ id, kind, at: [x, y], open, ...more }))

const CAVE = laid([
  [0, 0, 0, 'start', 'NESW'],
  [4, 1, 0, 'plain', 'EW'],
  [38, 2, 0, 'caveIn', 'NEW', { numbers: [2, 3], blasted: 'S' }],
  [63, 3, 0, 'rough', 'NESW'],
  [8, 4, 0, 'plain', 'NW'],
  [24, 4, -1, 'water', 'NESW', { flooded: true }],
  [57, 3, -1, 'ledge', 'NS', { arrow: 'N', rope: true }],
  [12, 3, -2, 'plain', 'ESW'],
  [26, 2, -2, 'gas', 'ES'],
  [18, 2, -1, 'water', 'NS'],
  [32, 0, -1, 'gas', 'NSW'],
  [46, 0, -2, 'horror', 'S'],
  [43, -1, 0, 'caveIn', 'ESW', { numbers: [4, 6], rubble: true }],
  [47, -2, 0, 'horror', 'E'],
  [54, -1, 1, 'squeeze', 'NS'],
  [9, -1, 2, 'plain', 'NE'],
  [60, 0, 1, 'slide', 'NS', { arrow: 'S' }],
  [15, 0, 2, 'plain', 'NESW'],
  [22, 1, 2, 'water', 'NEW', { flooded: true }],
  [36, 2, 2, 'caveIn', 'NW', { numbers: [1, 5], rubble: true }],
  [13, 2, 1, 'plain', 'NES', { blasted: 'N' }],
  [40, 3, 1, 'caveIn', 'NSW', { numbers: [3, 5] }],
])

const caver = (
  name: CaverName,
  at: readonly [number, number],
  health: number,
  more: Partial<CaverPosition> = {},
): CaverPosition => ({
  name,
  seat: 0,
  health,
  maxHealth: name === 'bodyguard' ? 5 : 3,
  at,
  ...more,
})

/** Round 7 of an advanced game with five cavers: the scene of the art direction. */
export const MIDDLE: SubTerraPosition = {
  options: OPTIONS,
  round: 7,
  phase: 'action',
  question: { type: 'turn', caver: 'leader' },
  seat: 0,
  startingCaver: 'climber',
  turn: { caver: 'leader', points: 2, exerted: false, commandUsed: false },
  cavers: [
    caver('climber', [3, -2], 2, { hidden: true }),
    caver('medic', [2, 0], 2),
    caver('bodyguard', [2, 0], 4),
    caver('leader', [3, 1], 3),
    caver('engineer', [2, 1], 0),
  ],
  tiles: CAVE,
  horrors: [
    [0, -1],
    [0, 2],
  ],
  gas: 2,
  outOfTime: false,
  guidesLeft: 3,
  explosivesLeft: 2,
  discarded: [],
  hazardsSeen: [
    { kind: 'tremor', twice: false },
    { kind: 'flood', twice: false },
    { kind: 'horror', twice: false },
    { kind: 'caveIn', twice: false },
    { kind: 'horror', twice: false },
    { kind: 'gas', twice: false },
  ],
  stackLeft: 44,
  hazardsLeft: 11,
}

/** The drawn tile waits to be turned and laid. */
export const PLACING: SubTerraPosition = {
  ...MIDDLE,
  question: { type: 'place', caver: 'leader', tile: 39, side: 'S', explore: true, at: [3, 2] },
  turn: { caver: 'leader', points: 1, exerted: false, commandUsed: false },
  stackLeft: 43,
}

/** A horror next to the Medic and the Leader: its next step strikes. */
export const HUNTED: SubTerraPosition = { ...MIDDLE, horrors: [[3, 0]] }

const PARTY: readonly CaverName[] = ['leader', 'medic', 'scout', 'bodyguard', 'engineer', 'geologist']

/** Six cavers and a horror on one tile: the worst that a tile can hold. */
export const CROWD: SubTerraPosition = {
  ...MIDDLE,
  options: { ...OPTIONS, cavers: PARTY, start: 'leader' },
  question: { type: 'turn', caver: 'scout' },
  turn: { caver: 'scout', points: 2, exerted: false, commandUsed: false },
  startingCaver: 'leader',
  cavers: PARTY.map(name => caver(name, [3, 0], name === 'scout' ? 3 : 0)),
  horrors: [[3, 0]],
  gas: 0,
  hazardsLeft: 9,
  spare: 20,
  stackLeft: 43,
}

/** The Diver is under water and must say where she comes up. */
export const SURFACING: SubTerraPosition = {
  ...MIDDLE,
  options: { ...OPTIONS, cavers: ['diver', 'medic', 'bodyguard', 'leader', 'engineer'], start: 'diver' },
  question: { type: 'surface', caver: 'diver' },
  startingCaver: 'diver',
  turn: { caver: 'diver', points: 0, exerted: false, commandUsed: false },
  cavers: [
    { name: 'diver', seat: 0, health: 3, maxHealth: 3, submerged: true },
    ...MIDDLE.cavers.filter(each => each.name !== 'climber'),
  ],
}

const hasArrow = ({ kind }: { kind: PlacedTile['kind'] }): boolean => kind === 'ledge' || kind === 'slide'
/** All tiles of the box, with as many ways out as there may be, in rows around the start. */
const EVERY_WAY = TILES.map(tile => ({ ...tile, open: hasArrow(tile) ? 'NS' : 'NESW' }))
const ROWS: readonly Cell[] = EVERY_WAY.map((_, id): Cell => [(id % 11) - 5, Math.floor(id / 11) - 3])
const FROM_START = [...ROWS].sort(([ax, ay], [bx, by]) => Math.abs(ax) + Math.abs(ay) - Math.abs(bx) - Math.abs(by))

/** All 66 tiles on the table, as no game lays them: for measuring how smoothly a full cave moves. */
export const FULL: SubTerraPosition = {
  ...MIDDLE,
  options: { ...OPTIONS, tiles: EVERY_WAY },
  tiles: EVERY_WAY.map((tile, id) => ({
    id,
    kind: tile.kind,
    at: FROM_START[id]!,
    open: tile.open,
    ...(tile.numbers && { numbers: tile.numbers }),
    ...(hasArrow(tile) && { arrow: 'N' as const }),
    ...(tile.kind === 'water' ? { flooded: true as const } : {}),
  })),
  cavers: MIDDLE.cavers.map((each, index) => ({ ...each, at: [index * 2 - 4, index - 2] })),
  horrors: [
    [1, 0],
    [4, 2],
  ],
  discarded: [],
  stackLeft: 0,
}

function drawn(picture: string): SubTerraPosition {
  const parsed = subTerra.notation.parsePosition(picture)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
  return encodePosition(parsed.value)
}

/** Two are on the exit and wait for the others. */
export const LEAVING: SubTerraPosition = drawn(`
    a b c d
  1 S-.-.-X

  leader d1 ap2
  medic d1
  scout b1
  bodyguard a1
`)

/** The Leader stands on a slide, and what she would swim or squeeze into lies above it. */
const below = (above: Drawn): SubTerraPosition => ({
  ...MIDDLE,
  tiles: laid([[0, 0, 0, 'start', 'NESW'], above, [60, 2, 0, 'slide', 'EW', { arrow: 'E' }], [4, 3, 0, 'plain', 'EW']]),
  cavers: OPTIONS.cavers.map(name => caver(name, name === 'leader' ? [2, 0] : [0, 0], 3)),
  horrors: [],
  stackLeft: 62,
})
export const BELOW_WATER = below([24, 1, 0, 'water', 'NESW', { flooded: true }])
export const BELOW_SQUEEZE = below([54, 1, 0, 'squeeze', 'EW'])
