import { type Announced, checkAnnounced } from './announced.ts'
import { entropyCommitment } from './entropy.ts'
import { brokenSeal } from './fairness.ts'
import { stateHash } from './finish.ts'
import type { Game, GameTypes } from './game.ts'
import { canonical, type Json, toJson } from './json.ts'
import { parseRecord } from './parse-record.ts'
import { Play } from './play.ts'
import type { Fairness, GameRecord } from './record.ts'
import { RecordError } from './record-error.ts'
import { anySource, sourceFor } from './source.ts'

/** What a record could show. `chance`: whether every outcome was recomputed from revealed secrets. */
export interface Verified<G extends GameTypes> {
  readonly play: Play<G>
  readonly chance: 'recomputed' | 'sealed' | 'scripted'
}

/**
 * Replays a record step by step and checks all it claims; a `RecordError` names the first step that does not fit. Where it
 * is known what was announced before the game, a record of other shuffles is refused.
 */
export function verifyRecord<G extends GameTypes>(game: Game<G>, input: unknown, announced?: Announced): Verified<G> {
  const record = parseRecord(input)
  checkHeader(game, record)
  if (announced) checkAnnounced(record.fairness, announced)
  const options = game.parseOptions(record.options)
  if (!options.ok) throw new RecordError(`options refused by ${options.refusal.rule} (${options.refusal.reason})`)
  checkBeginning(game, options.value, record.from)
  const source = sourceFor(record.fairness)
  const play = Play.resume(game, options.value, source ?? anySource(), [], record.from)
  if (source) play.onOutcome = refuseOther
  for (const step of record.entries.keys()) replayStep(play, record, step)
  checkOutcome(game, play, record)
  return { play, chance: source ? 'recomputed' : record.fairness.kind === 'scripted' ? 'scripted' : 'sealed' }
}

function checkHeader<G extends GameTypes>(game: Game<G>, record: GameRecord): void {
  if (record.game !== game.id) throw new RecordError(`this is a record of ${record.game}, not of ${game.id}`)
  if (record.rules !== game.rulesVersion)
    throw new RecordError(`played by rules version ${record.rules}; these are version ${game.rulesVersion}`)
  checkSecrets(record.fairness)
  checkEntropies(record.fairness)
}

/** A game that was played on from a position keeps the options of that position. */
function checkBeginning<G extends GameTypes>(game: Game<G>, options: G['options'], from: Json | undefined): void {
  if (typeof from !== 'object' || from === null || Array.isArray(from) || !('options' in from)) return
  const theirs = game.parseOptions(from.options)
  if (!theirs.ok || canonical(toJson(theirs.value)) !== canonical(toJson(options)))
    throw new RecordError('it begins at a position with other options')
}

function checkSecrets(fairness: Fairness): void {
  if (fairness.kind === 'scripted' || !fairness.secrets) return
  const missing = Object.keys(fairness.commitments).find(seal => !fairness.secrets?.[seal])
  if (missing) throw new RecordError(`the secret of ${missing} is missing`)
  const broken = brokenSeal(fairness.commitments, fairness.secrets)
  if (broken) throw new RecordError(`the secret of ${broken} is not the one that was committed to`)
}

/** Where seats had committed, each said just that, and nobody else said anything. */
function checkEntropies(fairness: Fairness): void {
  if (fairness.kind === 'scripted' || !fairness.entropyCommitments) return
  const { entropies, entropyCommitments } = fairness
  for (let seat = 0; seat < Math.max(entropies.length, entropyCommitments.length); seat++) {
    const entropy = entropies[seat] ?? null
    if ((entropy && entropyCommitment(entropy)) !== (entropyCommitments[seat] ?? null))
      throw new RecordError(`seat ${seat} had committed to another entropy`)
  }
}

const refuseOther = (label: string, fell: number, drawn: number): void => {
  if (fell !== drawn) throw new RangeError(`${label} gave ${drawn}, the record says ${fell}`)
}

function replayStep<G extends GameTypes>(play: Play<G>, record: GameRecord, step: number): void {
  try {
    play.absorb(record.entries[step]!)
  } catch (error) {
    throw new RecordError(error instanceof Error ? error.message : String(error), step)
  }
  const claimed = record.hashes?.[step]
  if (claimed && claimed !== stateHash(play.game, play.state))
    throw new RecordError('the state is another than recorded', step)
}

function checkOutcome<G extends GameTypes>(game: Game<G>, play: Play<G>, record: GameRecord): void {
  const reached = game.outcome(play.state)
  if (canonical(reached ?? null) !== canonical(record.outcome ?? null))
    throw new RecordError('the outcome is another than recorded')
}
