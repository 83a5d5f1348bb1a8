import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { Annotation } from './annotations.ts'
import { toHex } from './bytes.ts'
import type { Game, GameTypes } from './game.ts'
import { canonical, type Json, toJson } from './json.ts'
import { Play } from './play.ts'
import {
  type Entry,
  type Fairness,
  type GameRecord,
  type Imported,
  RECORD_FORMAT,
  type RecordedSitter,
} from './record.ts'
import { anySource } from './source.ts'

/** Fingerprint of a state, secrets included: only for finished records. */
export const stateHash = <G extends GameTypes>(game: Game<G>, state: G['state']): string =>
  toHex(sha256(utf8ToBytes(canonical(game.encode(state)))))

/** The record of a game as it stands; outcome and state hashes only once it is over. */
export function makeRecord<G extends GameTypes>(
  play: Play<G>,
  sitters: readonly RecordedSitter[],
  fairness: Fairness,
  imported?: Imported,
): GameRecord {
  const outcome = play.game.outcome(play.state)
  const entries = play.entries
  return {
    format: RECORD_FORMAT,
    game: play.game.id,
    rules: play.game.rulesVersion,
    options: toJson(play.options),
    ...(play.from === undefined ? {} : { from: play.from }),
    sitters,
    fairness,
    ...(imported ? { imported } : {}),
    entries,
    ...(outcome ? { outcome, hashes: hashesOf(play.game, play.options, entries, play.from) } : {}),
  }
}

/** A record with what was written to it. */
export const annotatedRecord = (record: GameRecord, annotations: readonly Annotation[]): GameRecord =>
  annotations.length > 0 ? { ...record, annotations } : record

/** A record that says of itself that its deal had been played before. */
export const markedRecord = (record: GameRecord, sameDeal: boolean): GameRecord =>
  sameDeal ? { ...record, sameDeal } : record

function hashesOf<G extends GameTypes>(
  game: Game<G>,
  options: G['options'],
  entries: readonly Entry[],
  from?: Json,
): string[] {
  const play = Play.resume(game, options, anySource(), [], from)
  return entries.map(entry => {
    play.absorb(entry)
    return stateHash(game, play.state)
  })
}
