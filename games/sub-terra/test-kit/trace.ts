import type { SubTerraAction } from '../src/types/action.ts'
import type { HazardCard } from '../src/types/hazards.ts'
import { FALLEN } from '../src/types/options.ts'
import type { SubTerraPosition } from '../src/types/position.ts'
import type { Cell } from '../src/types/tiles.ts'

/** Games of another implementation of the same rules, in its own words. See fixtures/traces/README.md. */
export interface TraceAction {
  readonly type: string
  readonly side?: string
  readonly target?: string
  readonly open?: string
  readonly at?: Cell
}

export interface TraceDecision {
  readonly legal: readonly TraceAction[]
  readonly action: TraceAction
  readonly dice: readonly number[]
  readonly after: TracePosition
}

interface TraceCaver {
  readonly name: string
  readonly hp: number
  readonly at: Cell
  readonly submerged: number
  readonly hidden: number
  readonly devoured: number
  readonly hideRow: number
  readonly ropeRow: number
}

interface TraceTile {
  readonly id: number
  readonly kind: string
  readonly at: Cell
  readonly open: string
  readonly arrow?: string
  readonly numbers?: readonly number[]
  readonly flood?: number
  readonly rubble?: number
  readonly rope?: number
  readonly blast?: string
}

export interface TracePosition {
  readonly round: number
  readonly pending: string
  readonly start: number
  readonly turn: number
  readonly actor: number
  readonly ap: number
  readonly exerted: number
  readonly commandUsed: number
  readonly triedHide: number
  readonly triedRope: number
  readonly gas: number
  readonly outOfTime: number
  readonly guides: number
  readonly explosives: number
  readonly cavers: readonly TraceCaver[]
  readonly tiles: readonly TraceTile[]
  readonly horrors: readonly Cell[]
  readonly discard: readonly number[]
  readonly hazardsSeen: readonly string[]
  readonly spare: number
  readonly drawn: number
  readonly placing: { readonly side: string; readonly explore: number }
  readonly running: { readonly left: number; readonly made: number }
  readonly horrorWork: {
    readonly steps: number
    readonly spawns: number
    readonly moved: number
    readonly current: number
  }
  readonly outcome?: string
  readonly stackLeft: number
  readonly deckLeft: number
}

export interface TraceStart extends Omit<TracePosition, 'stackLeft' | 'deckLeft'> {
  readonly options: Readonly<Record<string, unknown>>
  readonly stack: readonly number[]
  readonly deck: readonly string[]
}

const ACTION_NAMES: Readonly<Record<string, SubTerraAction['type']>> = {
  end: 'endTurn',
  rope: 'placeRope',
  guide: 'discard',
  drawn: 'takeDrawn',
  spare: 'takeSpare',
  order: 'horrorOrder',
  path: 'horrorPath',
}
const QUESTION_NAMES: Readonly<Record<string, string>> = {
  intuit: 'intuition',
  'horror order': 'horrorOrder',
  'horror path': 'horrorPath',
}
const TILE_NAMES: Readonly<Record<string, string>> = { 'cave-in': 'caveIn' }

export function readAction({ type, side, target, open, at }: TraceAction): SubTerraAction {
  return {
    type: ACTION_NAMES[type] ?? type,
    ...(side !== undefined && { side }),
    ...(target !== undefined && { caver: target }),
    ...(open !== undefined && { open }),
    ...(at !== undefined && { at }),
  } as SubTerraAction
}

function readCard(text: string): HazardCard {
  const [name, twice] = text.split(' x')
  return { kind: (TILE_NAMES[name!] ?? name) as HazardCard['kind'], twice: twice === '2' }
}

/** Hazard cards; *Out of Time* is none of ours. */
const readCards = (cards: readonly string[]) => cards.filter(card => card !== 'out of time').map(readCard)

/** The starting position with everything that is going to be drawn, dice excepted. */
export function startPosition(start: TraceStart): unknown {
  const { difficulty, easier, exitDepth, thirdTry, gasTwiceEntry, fallen } = start.options
  const cavers = start.cavers.map(({ name }) => name)
  const rules = { difficulty, easier, exitDepth, thirdTry, gasTwiceEntry, fallen: FALLEN[Number(fallen ?? 0)] }
  const deck = readCards(start.deck)
  const caver = cavers[start.start]
  return {
    options: { players: 1, cavers, start: caver, ...rules },
    round: 1,
    phase: 'action',
    question: { type: 'turn', caver },
    startingCaver: caver,
    turn: { caver, points: 2 },
    cavers: start.cavers.map(({ name, hp, at }) => ({ name, health: hp, at })),
    tiles: start.tiles,
    horrors: [],
    gas: 0,
    guidesLeft: start.guides,
    explosivesLeft: start.explosives,
    ...(start.spare >= 0 && { spare: start.spare }),
    stackLeft: start.stack.length,
    hazardsLeft: deck.length,
    coming: { tiles: start.stack, hazards: deck },
  }
}

const ALWAYS = (value: unknown) => (value ? true : undefined)

function readTile(tile: TraceTile) {
  const { id, at, open, arrow, numbers, blast } = tile
  const kind = TILE_NAMES[tile.kind] ?? tile.kind
  const [flooded, rubble, rope] = [ALWAYS(tile.flood), ALWAYS(tile.rubble), ALWAYS(tile.rope)]
  return { id, kind, at, open, arrow, numbers, flooded, rubble, rope, blasted: blast || undefined }
}

function readCaver(caver: TraceCaver) {
  const away = caver.submerged || caver.devoured
  return {
    name: caver.name,
    health: caver.hp,
    at: away ? undefined : caver.at,
    submerged: ALWAYS(caver.submerged),
    hidden: ALWAYS(caver.hidden),
    devoured: ALWAYS(caver.devoured),
    hideTries: caver.hideRow || undefined,
    ropeTries: caver.ropeRow || undefined,
  }
}

/** What the trace says of the question, as far as it means anything for this kind. */
function readQuestion(after: TracePosition) {
  const type = QUESTION_NAMES[after.pending] ?? after.pending
  if (type === 'step') return { type, left: after.running.left, made: after.running.made }
  if (type === 'guide' || type === 'intuition' || type === 'place')
    return { type, tile: after.drawn, side: after.placing.side, explore: after.placing.explore === 1 }
  return type === 'horrorPath' ? { type, horror: after.horrorWork.current } : { type }
}

function readHorrorWork({ pending, horrorWork }: TracePosition) {
  if (!pending.startsWith('horror') && pending !== 'spawn') return
  const moved = [0, 1, 2].filter(place => (horrorWork.moved >> place) & 1)
  return { steps: horrorWork.steps, spawns: horrorWork.spawns, moved }
}

/** The facts of a trace's position in our words. */
export function readPosition(after: TracePosition) {
  const name = (caver: number) => after.cavers[caver]?.name
  const inTurn = after.turn >= 0
  return {
    round: after.round,
    question: readQuestion(after),
    caver: inTurn ? name(after.actor) : undefined,
    startingCaver: name(after.start),
    turn: inTurn
      ? {
          caver: name(after.turn),
          points: after.ap,
          exerted: after.exerted === 1,
          commandUsed: after.commandUsed === 1,
          triedHide: ALWAYS(after.triedHide),
          triedRope: ALWAYS(after.triedRope),
        }
      : undefined,
    cavers: after.cavers.map(readCaver),
    tiles: after.tiles.map(readTile),
    horrors: after.horrors,
    gas: after.gas,
    outOfTime: after.outOfTime === 1,
    guidesLeft: after.guides,
    explosivesLeft: after.explosives,
    discarded: after.discard,
    hazardsSeen: readCards(after.hazardsSeen),
    spare: after.spare >= 0 ? after.spare : undefined,
    horrorWork: readHorrorWork(after),
    stackLeft: after.stackLeft,
    hazardsLeft: after.deckLeft - (after.outOfTime ? 0 : 1),
    result: after.outcome,
  }
}

/** The same facts of a position of ours. */
export function factsOf(position: SubTerraPosition): ReturnType<typeof readPosition> {
  const { options, phase, seat, coming, knownTop, question, horrorWork, ...facts } = position
  const { caver, by, spare, at, from, ...asked } = { caver: undefined, ...question } as Record<string, unknown>
  const { current, ...work } = horrorWork ?? {}
  return {
    ...facts,
    caver: position.turn && caver,
    question: asked,
    horrorWork: horrorWork && work,
    stackLeft: position.stackLeft,
    cavers: position.cavers.map(({ seat: _, maxHealth: __, ...rest }) => rest),
  } as unknown as ReturnType<typeof readPosition>
}
