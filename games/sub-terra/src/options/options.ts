import type { Parsed, Refusal, Seat } from '@grotto/kernel'
import { HAZARD_POOLS } from '../box/hazards.ts'
import { EASIER_CARDS, HAZARDS_DEALT } from '../box/numbers.ts'
import { parseHazards, parseTiles, shown } from '../box/own-box.ts'
import { TILES } from '../box/tiles.ts'
import { CAVERS, type CaverName } from '../types/cavers.ts'
import type { HazardCard } from '../types/hazards.ts'
import { DIFFICULTIES, EDITIONS, type Edition, FALLEN, type SubTerraOptions } from '../types/options.ts'
import type { PrintedTile } from '../types/tiles.ts'

type EditionRules = Pick<SubTerraOptions, 'exitDepth' | 'thirdTry' | 'gasTwiceEntry'>

/** S-4, A-9, Z-7 What the printed editions say differently; each switch can also be set by itself. */
export const EDITION_RULES: Readonly<Record<Edition, EditionRules>> = {
  en: { exitDepth: 6, thirdTry: 'none', gasTwiceEntry: 4 },
  es: { exitDepth: 7, thirdTry: 'none', gasTwiceEntry: 4 },
  fr: { exitDepth: 6, thirdTry: 'hide', gasTwiceEntry: 4 },
  it: { exitDepth: 6, thirdTry: 'hide+rope', gasTwiceEntry: 4 },
}

/** Who goes along when nobody was named: the first four to six of these. */
const DEFAULT_PARTY: readonly CaverName[] = ['leader', 'medic', 'scout', 'bodyguard', 'engineer', 'geologist']

const KNOWN = [
  'players',
  'cavers',
  'difficulty',
  'edition',
  'exitDepth',
  'thirdTry',
  'gasTwiceEntry',
  'easier',
  'fallen',
  'start',
  'tiles',
  'hazards',
]

/** Thrown and caught inside this file only, so that reading options reads like a list. */
class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.reason)
    this.refusal = refusal
  }
}

function refuse(rule: string, reason: string, args?: Refusal['args']): never {
  throw new Refused({ rule, reason, ...(args && { args }) })
}

function oneOf<T extends string | number | boolean>(
  rule: string,
  option: string,
  value: unknown,
  allowed: readonly T[],
  otherwise: T,
): T {
  if (value === undefined) return otherwise
  if (allowed.includes(value as T)) return value as T
  refuse(rule, 'badOption', { option, value: shown(value), allowed: allowed.join(', ') })
}

/** S-1 How many cavers a number of players may run. */
function partySizes(players: number): readonly number[] {
  if (players === 1) return [4, 5, 6]
  return players <= 3 ? [players * 2] : [players]
}

function parseCavers(value: unknown, players: number): readonly CaverName[] {
  const sizes = partySizes(players)
  if (value === undefined) return DEFAULT_PARTY.slice(0, sizes[0])
  if (!Array.isArray(value))
    refuse('S-1', 'badOption', { option: 'cavers', value: shown(value), allowed: CAVERS.join(', ') })
  const cavers = value.map(name => oneOf('S-1', 'cavers', name ?? null, CAVERS, 'leader'))
  const twice = cavers.find((name, index) => cavers.indexOf(name) !== index)
  if (twice) refuse('S-1', 'caverTwice', { caver: twice })
  if (!sizes.includes(cavers.length))
    refuse('S-1', 'wrongNumberOfCavers', { players, cavers: cavers.length, allowed: sizes.join(', ') })
  return cavers
}

/** What a new game has where nobody says otherwise: E-1 as printed. */
export const NEW_OPTIONS: Pick<SubTerraOptions, 'fallen'> = { fallen: 'print' }

function ownBox<T>(parsed: Parsed<T>): T {
  if (!parsed.ok) throw new Refused(parsed.refusal)
  return parsed.value
}

function readOptions(input: Readonly<Record<string, unknown>>): SubTerraOptions {
  const unknown = Object.keys(input).find(key => !KNOWN.includes(key))
  if (unknown !== undefined) refuse('S-1', 'unknownOption', { option: shown(unknown), allowed: KNOWN.join(', ') })
  const players = oneOf('S-1', 'players', input.players, [1, 2, 3, 4, 5, 6], 1)
  const cavers = parseCavers(input.cavers, players)
  const edition = oneOf('S-4', 'edition', input.edition, EDITIONS, 'en')
  const rules = EDITION_RULES[edition]
  return {
    players,
    cavers,
    difficulty: oneOf('S-5', 'difficulty', input.difficulty, DIFFICULTIES, 'normal'),
    edition,
    exitDepth: oneOf('S-4', 'exitDepth', input.exitDepth, [6, 7], rules.exitDepth),
    thirdTry: oneOf('A-9', 'thirdTry', input.thirdTry, ['none', 'hide', 'hide+rope'], rules.thirdTry),
    gasTwiceEntry: oneOf('Z-7', 'gasTwiceEntry', input.gasTwiceEntry, [4, 2], rules.gasTwiceEntry),
    easier: oneOf('S-6', 'easier', input.easier, [true, false], false),
    start: oneOf('S-7', 'start', input.start, [...cavers, 'random'], 'random'),
    // Absent is the old way, and stays absent: records and positions from before the option are as they were.
    ...(input.fallen !== undefined && { fallen: oneOf('E-1', 'fallen', input.fallen, FALLEN, 'leave') }),
    ...(input.tiles !== undefined && { tiles: ownBox(parseTiles(input.tiles)) }),
    ...(input.hazards !== undefined && { hazards: ownBox(parseHazards(input.hazards)) }),
  }
}

/** Validates options from outside and fills in the rest: nothing given is one player with four cavers, normal. */
export function parseOptions(input: unknown): Parsed<SubTerraOptions> {
  try {
    if (input === undefined || input === null) return { ok: true, value: readOptions({}) }
    if (typeof input !== 'object' || Array.isArray(input)) refuse('S-1', 'optionsNotAnObject')
    return { ok: true, value: readOptions(input as Readonly<Record<string, unknown>>) }
  } catch (error) {
    if (error instanceof Refused) return { ok: false, refusal: error.refusal }
    throw error
  }
}

/** S-1 The seat that runs a caver: one player all, two or three players two side by side, else one each. */
export function seatOf(options: SubTerraOptions, caverIndex: number): Seat {
  if (options.players === 1) return 0
  return options.players <= 3 ? Math.floor(caverIndex / 2) : caverIndex
}

export function tilesOf(options: SubTerraOptions): readonly PrintedTile[] {
  return options.tiles ?? TILES
}

/** S-5 The cards of which `hazardsDealt` are shuffled into the deck. */
export function hazardPool(options: SubTerraOptions): readonly HazardCard[] {
  return options.hazards ?? HAZARD_POOLS[options.difficulty]
}

/** S-5, S-6 Cards in the deck, *Out of Time* not counted; never more than there are. */
export function hazardsDealt(options: SubTerraOptions): number {
  const dealt = HAZARDS_DEALT[options.difficulty][options.cavers.length as 4 | 5 | 6]
  return Math.min(dealt + (options.easier ? EASIER_CARDS : 0), hazardPool(options).length)
}
