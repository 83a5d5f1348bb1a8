import { createHash } from 'node:crypto'
import { gameById } from '@grotto/catalog'
import {
  type Annotation,
  canonical,
  type Entry,
  type Game,
  type GameRecord,
  parseRecord,
  RecordError,
  type RecordedSitter,
  toJson,
  verifyRecord,
} from '@grotto/kernel'
import { BotId, MAX_RECORD_ENTRIES, parseJson, RecordShape, visibleText } from '@grotto/protocol'
import * as v from 'valibot'
import { LENGTHS } from '../budgets/limits.ts'
import { asJson } from '../table/entries.ts'

/** What a file that is to become a table turned out to be. */
export type ReadImport =
  /** The record as it is to be kept: JSON. */
  | { readonly record: string; readonly local?: LocalGame }
  | { readonly malformed: true }
  | { readonly unfinished: true }
  | { readonly broken: string; readonly step: number | undefined }

/** A game from somebody's own device whose chance was recomputed from its seeds. */
export interface LocalGame {
  /** What the same game is known by, however its file was changed around it. */
  readonly source: string
}

const LONGEST_NAME = 24

/** Reads and verifies a record from outside. Nothing of it is kept but what belongs to a record of its game. */
export function readImport(text: string): ReadImport {
  const json = parseJson(text)
  if (!v.is(RecordShape, json)) return { malformed: true }
  try {
    const record = parseRecord(json)
    const game = gameById(record.game)
    if (!game) return { unfinished: true }
    demandMeasure(record.entries)
    return verified(game, record)
  } catch (error) {
    if (!(error instanceof RecordError)) throw error
    return { broken: error.message, step: error.step }
  }
}

function verified(game: Game, record: GameRecord): ReadImport {
  const { play, chance } = verifyRecord(game, record)
  demandFit(game, play.options, record)
  if (!game.outcome(play.state)) return { unfinished: true }
  // Whatever the file says of itself: here it is the file that says so.
  const { hashes: _, imported: __, from, ...kept } = record
  const clean = {
    ...kept,
    options: asJson(play.options),
    ...(from === undefined ? {} : { from: game.encode(play.stateAfter(0)) }),
    sitters: record.sitters.map(cleanSitter),
    entries: inOrderOfTime(record.entries),
    ...(record.annotations ? { annotations: record.annotations.flatMap(cleanAnnotation) } : {}),
  }
  const local = record.fairness.kind === 'local' && chance === 'recomputed' && from === undefined && !record.sameDeal
  return { record: JSON.stringify(clean), ...(local ? { local: { source: sourceOf(record) } } : {}) }
}

/** Time never goes back at a table. On somebody's own device it may have: a clock that was set makes no game a bad one. */
function inOrderOfTime(entries: readonly Entry[]): Entry[] {
  let latest = 0
  return entries.map(entry => {
    latest = Math.max(latest, entry.at)
    return { ...entry, at: latest }
  })
}

/** When and by which bot something was done makes no other game of it. */
function sourceOf({ game, options, entries }: GameRecord): string {
  const played = entries.map(({ at: _, ...entry }) => ({ ...entry, bot: undefined }))
  return createHash('sha256')
    .update(canonical(toJson({ game, options, played })))
    .digest('hex')
}

/** Before anything is replayed. */
function demandMeasure(entries: readonly Entry[]): void {
  // Even of the worst moves so many are replayed in a few hundredths of a second.
  demand(entries.length <= MAX_RECORD_ENTRIES, `there are more than ${MAX_RECORD_ENTRIES} entries`)
  const undos = entries.filter(({ type }) => type === 'undo').length
  demand(undos <= LENGTHS.undos, `more than ${LENGTHS.undos} entries take others back`)
  for (const entry of entries) if (entry.type === 'act' && entry.bot !== undefined) demandBot(entry.bot)
}

function demandFit(game: Game, options: object, { sitters, fairness }: GameRecord): void {
  const seats = game.seatCount(options)
  demand(sitters.length === seats, 'there is one sitter for each seat')
  for (const { bot } of sitters) if (bot) demandBot(bot.name)
  if (fairness.kind === 'scripted') return
  const seals = new Set(game.seals(options))
  const named = [...Object.keys(fairness.commitments), ...Object.keys(fairness.secrets ?? {})]
  demand(fairness.entropies.length <= seats, 'there is at most one entropy for each seat')
  demand(
    named.every(seal => seals.has(seal)),
    'a seal is none of this game',
  )
}

const demandBot = (name: string): void => demand(v.is(BotId, name), 'a bot is called otherwise')

function cleanSitter({ name, bot }: RecordedSitter): RecordedSitter {
  return bot ? { name: cleanName(name), bot } : { name: cleanName(name) }
}

/** A name is cut where it is too long, but never in the middle of a character. */
const cleanName = (name: string): string => visibleText(visibleText(name).slice(0, LONGEST_NAME))

/** As others see it; one in which nothing can be seen is none. */
function cleanAnnotation({ text, by, ...annotation }: Annotation): Annotation[] {
  const seen = visibleText(text ?? '')
  if (!seen && !annotation.marks) return []
  return [{ ...annotation, by: cleanName(by), ...(seen ? { text: seen } : {}) }]
}

function demand(holds: boolean, message: string): void {
  if (!holds) throw new RecordError(message)
}
