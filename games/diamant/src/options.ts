import type { Parsed } from '@grotto/kernel'
import { ENTRANCES, FEWEST_PLAYERS, FEWEST_PLAYERS_BY_THE_BOOK, MOST_PLAYERS, PRINTED_OPTIONS } from './box.ts'
import { attempt, onlyFields, readCount, readFlag, readList, readRecord, refuse } from './reading.ts'
import { type ByTrap, type DiamantOptions, TRAPS, type Trap } from './types.ts'

const MOST_TREASURES = 60
const HIGHEST_TREASURE = 99
const MOST_OF_A_TRAP = 12
const MOST_RELICS = 12

/** Validates options from outside; what is missing is as printed. */
export function parseOptions(input: unknown): Parsed<DiamantOptions> {
  return attempt(() => readOptions(input))
}

export function readOptions(input: unknown): DiamantOptions {
  const given = readRecord(input ?? {}, 'options')
  onlyFields(given, [...Object.keys(PRINTED_OPTIONS), 'closedChests'])
  const { players, treasures, traps, relics, hideChosen } = { ...PRINTED_OPTIONS, ...withoutGaps(given) }
  const closed = given.closedChests !== undefined && readFlag(given.closedChests, 'closedChests')
  const options: DiamantOptions = Object.freeze({
    players: readPlayers(players),
    treasures: readTreasures(treasures),
    traps: readTraps(traps),
    relics: readCount(relics, 'relics', 0, MOST_RELICS),
    hideChosen: readFlag(hideChosen, 'hideChosen'),
    // Open chests are not written down: records from before the option are as they were.
    ...(closed && { closedChests: true as const }),
  })
  if (couldRunOut(options.traps)) refuse('D-46', 'deckCouldRunOut')
  return options
}

const withoutGaps = (given: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))

/** D-1 */
function readPlayers(players: unknown): number {
  if (typeof players === 'number' && Number.isInteger(players) && (players < FEWEST_PLAYERS || players > MOST_PLAYERS))
    refuse('D-1', 'playerCount', { least: FEWEST_PLAYERS, most: MOST_PLAYERS })
  return readCount(players, 'players', FEWEST_PLAYERS, MOST_PLAYERS)
}

function readTreasures(treasures: unknown): readonly number[] {
  const values = readList(treasures, 'treasures', MOST_TREASURES).map(value =>
    readCount(value, 'treasures', 1, HIGHEST_TREASURE),
  )
  return Object.freeze(values.sort((a, b) => a - b))
}

function readTraps(traps: unknown): ByTrap<number> {
  const given = readRecord(traps, 'traps')
  onlyFields(given, TRAPS)
  const count = (trap: Trap) => readCount(given[trap] ?? 0, `traps.${trap}`, 0, MOST_OF_A_TRAP)
  return Object.freeze(Object.fromEntries(TRAPS.map(trap => [trap, count(trap)])) as ByTrap<number>)
}

/**
 * D-46 An expedition must end by itself: some trap has to be left twice. Each of the earlier expeditions may have
 * taken one card out of a pair (D-44), so there must be a spare for each of them, and one more.
 */
function couldRunOut(traps: ByTrap<number>): boolean {
  const spares = TRAPS.reduce((sum, trap) => sum + Math.max(0, traps[trap] - 1), 0)
  return spares < ENTRANCES
}

/** D-1, D-62 Whether a table leaves the rulebook: two players, other cards than the printed ones, or closed chests. */
export function isVariant(options: DiamantOptions): boolean {
  return options.players < FEWEST_PLAYERS_BY_THE_BOOK || !hasPrintedCards(options) || options.closedChests === true
}

export function hasPrintedCards(options: DiamantOptions): boolean {
  const printed = PRINTED_OPTIONS
  return (
    options.relics === printed.relics &&
    TRAPS.every(trap => options.traps[trap] === printed.traps[trap]) &&
    options.treasures.length === printed.treasures.length &&
    options.treasures.every((value, i) => value === printed.treasures[i])
  )
}
