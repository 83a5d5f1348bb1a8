import { gameById } from '@grotto/catalog'
import {
  type Entry,
  type Game,
  type GameRecord,
  type Json,
  parseRecord,
  RecordError,
  type RecordedSitter,
  verifyRecord,
} from '@grotto/kernel'
import { BotId, parseJson, RecordShape, visibleText } from '@grotto/protocol'
import * as v from 'valibot'

/** What a file that is to become a table turned out to be. */
export type ReadImport =
  /** The record as it is to be kept: JSON. */
  | { readonly record: string }
  | { readonly malformed: true }
  | { readonly unfinished: true }
  | { readonly broken: string; readonly step: number | undefined }

/** Longer than any game people play; even of the worst moves so many are replayed in a few hundredths of a second. */
const MOST_ENTRIES = 4_000
const MOST_UNDOS = 300
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
  const { play } = verifyRecord(game, record)
  demandFit(game, play.options, record)
  if (!game.outcome(play.state)) return { unfinished: true }
  // Whatever the file says of itself: here it is the file that says so.
  const { hashes: _, imported: __, from, ...kept } = record
  const clean = {
    ...kept,
    options: play.options as unknown as Json,
    ...(from === undefined ? {} : { from: game.encode(play.stateAfter(0)) }),
    sitters: record.sitters.map(cleanSitter),
  }
  return { record: JSON.stringify(clean) }
}

/** Before anything is replayed. */
function demandMeasure(entries: readonly Entry[]): void {
  demand(entries.length <= MOST_ENTRIES, `there are more than ${MOST_ENTRIES} entries`)
  const undos = entries.filter(({ type }) => type === 'undo').length
  demand(undos <= MOST_UNDOS, `more than ${MOST_UNDOS} entries take others back`)
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

/** A name is cut where it is too long, but never in the middle of a character. */
function cleanSitter({ name, bot }: RecordedSitter): RecordedSitter {
  const seen = visibleText(visibleText(name).slice(0, LONGEST_NAME))
  return bot ? { name: seen, bot } : { name: seen }
}

function demand(holds: boolean, message: string): void {
  if (!holds) throw new RecordError(message)
}
