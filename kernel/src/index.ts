export type { GameAbout } from './about.ts'
export { ANNOTATED, type Annotation, isDrawable, type Mark, parseAnnotations, type Spot } from './annotations.ts'
export { type Announced, otherKey, parseAnnounced } from './announced.ts'
export type { Chance } from './chance.ts'
export { digest } from './digest.ts'
export { entropyBehind, entropyCommitment, firstCommitment } from './entropy.ts'
export {
  type BySeal,
  brokenSeal,
  type Commitments,
  commitment,
  commitments,
  drawSecrets,
  type Entropies,
  honourSecrets,
  isSecret,
  SECRET_BYTES,
  type Secrets,
  secretsFromWord,
  seedOf,
} from './fairness.ts'
export { fastChance, labelledChance } from './fast-chance.ts'
export { type Figures, figuresOf, OWN_BOX } from './figures.ts'
export { annotatedRecord, makeRecord, markedRecord, stateHash } from './finish.ts'
export {
  apply,
  type Game,
  type GameTypes,
  type Notation,
  type Outcome,
  type Parsed,
  type Pieces,
  type Refusal,
  type SceneSink,
  type Seat,
  type Sink,
  type Viewer,
} from './game.ts'
export { given } from './given.ts'
export { canonical, fromJson, type Json, toJson } from './json.ts'
export { isTooDeep, MAX_DEPTH } from './nesting.ts'
export { parseRecord } from './parse-record.ts'
export { perft } from './perft.ts'
export { type Acted, Play, type Step } from './play.ts'
export type { Puzzle } from './puzzle.ts'
export {
  type ActEntry,
  type Entry,
  type Fairness,
  type GameRecord,
  IMPORTED,
  type Imported,
  inForce,
  RECORD_FORMAT,
  type RecordedSitter,
} from './record.ts'
export { RecordError } from './record-error.ts'
export { type Differing, differing, type ProblemReport, parseReport, REPORT_FORMAT, withoutNames } from './report.ts'
export { ChanceError, noChance, recordedChance, scriptedChance } from './scripted-chance.ts'
export type { GameShapes } from './shape.ts'
export { resumeFrom, type Snapshot, takeSnapshot } from './snapshot.ts'
export { anySource, sourceFor, sourceOf } from './source.ts'
export { type ChanceSource, type Positions, streams } from './streams.ts'
export { transcript } from './transcript.ts'
export { type UndoPrice, undoPrice, undoTarget } from './undo.ts'
export { type Verified, verifyRecord } from './verify.ts'
