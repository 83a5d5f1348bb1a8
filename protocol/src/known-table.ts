import { digest, type Game, type GameTypes, type SceneSink, type Seat, type Viewer } from '@grotto/kernel'
import type { TableMessage, UpdateMessage } from './messages.ts'
import type { LogItem, TableInfo, WitnessedStep } from './table.ts'

/** What a client knows of a table, put together from messages. Never changed in place. */
export interface KnownTable {
  readonly table: string
  readonly version: number
  readonly info: TableInfo
  readonly you: Seat | null
  /** As the engine has it; absent before the start. */
  readonly view?: object
  readonly due?: TableMessage['due']
  /** Steps in force, oldest first. */
  readonly log: readonly LogItem[]
}

/** Told of every event while a step is followed, with its version and how things look right after it. */
export type StepSink = (version: number, ...told: Parameters<SceneSink<GameTypes>>) => void

/** What was heard does not lead on from what is known: the table has to be asked for afresh. */
export class Differs extends Error {
  override name = 'Differs'
}

export const viewerOf = ({ you }: Pick<KnownTable, 'you'>): Viewer => you ?? 'spectator'

/** Who is to act, as far as this viewer knows. */
export const toActAt = ({ info, view }: KnownTable, game: Game): readonly Seat[] =>
  view && info.status === 'playing' ? game.toAct(view) : []

/** A table afresh; without its view while the rules are not there to read it. */
export function learnt(game: Game | undefined, message: TableMessage): KnownTable {
  const { table, version, info, you, due, log } = message
  const view = message.view === undefined || !game ? undefined : decoded(game, message.view)
  return { table, version, info, you, log: inForce(log), ...(due && { due }), ...(view && { view }) }
}

/** What is known after an update. Throws `Differs` where it does not lead on from what was known. */
export function updated(
  game: Game | undefined,
  known: KnownTable,
  message: UpdateMessage,
  sink?: StepSink,
): KnownTable {
  const { version, you, due, digest: expected } = message
  if (!game) return { ...known, version, info: infoAfter(known.info, message), ...(you !== undefined && { you }) }
  const { due: _, ...kept } = known
  const before = { ...kept, ...(you !== undefined && { you }) }
  const after = (message.steps ?? []).reduce((now, step) => stepped(game, now, step, sink), before)
  const view = message.view === undefined ? after.view : decoded(game, message.view)
  if (expected !== undefined && (!view || digest(game.encode(view)) !== expected))
    throw new Differs(`version ${version}`)
  return { ...after, version, info: infoAfter(known.info, message), ...(due && { due }), ...(view && { view }) }
}

function infoAfter(before: TableInfo, { info = before, revealed }: UpdateMessage): TableInfo {
  if (!revealed) return info
  return { ...info, fairness: { ...info.fairness, revealed: { ...info.fairness.revealed, ...revealed } } }
}

function stepped(game: Game, known: KnownTable, step: WitnessedStep, sink?: StepSink): KnownTable {
  const { entry, quiet, ...item } = step
  if (!quiet && step.version <= (known.log.at(-1)?.version ?? -1)) return known
  if (!entry) {
    // How things looked back then nobody kept: the update brings the view.
    const { view: _, ...blind } = known
    return {
      ...(step.backTo === undefined ? known : blind),
      log: inForce([...known.log, { ...item, events: step.events ?? [] }]),
    }
  }
  const events: LogItem['events'] = []
  const view = follow(game, known, entry, (event, scene) => {
    events.push(event as LogItem['events'][number])
    sink?.(step.version, event, scene)
  })
  return { ...known, view, log: quiet ? known.log : [...known.log, { ...item, events }] }
}

function follow(game: Game, known: KnownTable, entry: { readonly seat: Seat }, sink: SceneSink<GameTypes>): object {
  if (!known.view) throw new Differs('nothing to follow from')
  try {
    return game.follow(known.view, viewerOf(known), entry, sink)
  } catch (error) {
    throw new Differs((error as Error).message)
  }
}

function decoded(game: Game, view: unknown): object {
  const position = game.decode(view)
  if (!position.ok) throw new Differs(position.refusal.reason)
  return position.value
}

/** Steps still part of the game: a step back takes those after its target with it. */
export function inForce(log: readonly LogItem[]): readonly LogItem[] {
  const kept: LogItem[] = []
  for (const step of log) {
    const { backTo } = step
    if (backTo !== undefined) while ((kept.at(-1)?.version ?? backTo) > backTo) kept.pop()
    kept.push(step)
  }
  return kept
}
