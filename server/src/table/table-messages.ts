import { type ActEntry, digest, type Json, type Seat, type Viewer } from '@grotto/kernel'
import type { LogItem, SeatInfo, TableInfo, TableMessage, UpdateMessage, Vote, WitnessedStep } from '@grotto/protocol'
import type { Invited, SameDeal, Sitter, TableEntry } from './entries.ts'
import { commitmentsOf, type Starting, silentSeats, startDue } from './starting.ts'
import type { AppliedEntry, Table } from './table.ts'

/** Log items in a `table` message. */
export const LOG_TAIL = 200

/** Everything about a table that is not on the board. What must not be told is left out by naming what may be. */
export function infoOf(table: Table): TableInfo {
  const outcome = outcomeOf(table)
  return {
    id: table.id,
    code: table.code,
    game: table.game.id,
    options: table.options,
    settings: table.settings,
    status: table.status,
    host: table.host,
    created: table.created,
    seats: table.seats.map(seatInfo),
    fairness: fairnessOf(table),
    votes: [...table.votes.values()].map(vote => ({ ...vote, missing: missingIn(table, vote) })),
    ...(table.muted.size > 0 ? { muted: [...table.muted] } : {}),
    ...(table.rematch ? { rematch: table.rematch } : {}),
    ...(table.forkOf ? { forkOf: table.forkOf } : {}),
    ...(table.imported ? { imported: table.imported } : {}),
    ...(table.sameDeal ? { sameDeal: sameDealInfo(table, table.sameDeal) } : {}),
    ...(table.daily ? { daily: table.daily } : {}),
    ...(table.tournament ? { tournament: { id: table.tournament.id, deal: table.tournament.deal } } : {}),
    ...(table.play && table.status === 'abandoned' ? { stopped: stoppedOf(table) } : {}),
    ...(table.notes.length > 0 ? { notes: [...table.notes] } : {}),
    ...(table.starting ? { start: startOf(table, table.starting) } : {}),
    ...(table.atOnce && table.status === 'lobby' ? { atOnce: true } : {}),
    ...(outcome ? { outcome } : {}),
  } as TableInfo
}

/** Where the other game can be watched is told when nothing more can be learnt from it. */
const sameDealInfo = ({ status }: Table, { table, imported }: SameDeal): TableInfo['sameDeal'] => ({
  ...(status === 'finished' && table ? { table } : {}),
  ...(imported ? { imported } : {}),
})

/** How a finished game ended. */
export function outcomeOf({ play, status, game }: Table): TableInfo['outcome'] {
  const outcome = play && status === 'finished' ? game.outcome(play.state) : undefined
  return outcome && ({ ...outcome, places: [...outcome.places] } as TableInfo['outcome'])
}

const stoppedOf = ({ stoppedBy }: Table): TableInfo['stopped'] => (stoppedBy === undefined ? {} : { by: stoppedBy })

export function seatInfo(sitter: Sitter): SeatInfo {
  if (sitter.kind === 'open') return sitter.invited ? { kind: 'open', invited: invitedInfo(sitter.invited) } : sitter
  const pieces = sitter.pieces ? { pieces: [...sitter.pieces] } : {}
  if (sitter.kind === 'bot') return { kind: 'bot', bot: sitter.bot, ...pieces }
  const { kind, person, name, ready, standIn } = sitter
  return { kind, person, name, ready, ...(standIn ? { standIn } : {}), ...pieces }
}

const invitedInfo = ({ name }: Invited): { name?: string } => (name === undefined ? {} : { name })

/** People who must still agree: those at the table whose seat no bot holds, without the one it is about. */
export function missingIn(table: Table, vote: Omit<Vote, 'missing'>): Seat[] {
  return table.seats.flatMap((sitter, seat) =>
    sitter.kind === 'human' && !sitter.standIn && seat !== vote.seat && !vote.agreed.includes(seat) ? [seat] : [],
  )
}

function fairnessOf(table: Table): TableInfo['fairness'] {
  const committed = table.play ? table.entropyCommitments : commitmentsOf(table)
  return {
    kind: table.fairnessKind,
    commitments: table.commitments,
    revealed: secretsOf(table, table.revealed),
    ...(table.play ? { entropies: [...table.entropies] } : {}),
    ...(committed ? { entropyCommitments: [...committed] } : {}),
    ...(table.leftOut.length > 0 ? { leftOut: [...table.leftOut] } : {}),
  }
}

const secretsOf = (table: Table, seals: Iterable<string>): Record<string, string> =>
  Object.fromEntries([...seals].map(seal => [seal, table.secrets[seal]!]))

/** Whom everybody waits for, and until when. */
const startOf = (table: Table, { round }: Starting): TableInfo['start'] => ({
  round,
  until: startDue(table)!,
  waiting: silentSeats(table),
})

interface Board {
  view?: Json
  toAct: Seat[]
  due?: Due
}
type Due = { seat: Seat; at: number }[]

/** The board as this viewer may know it, who is to act included. */
function boardOf(table: Table, viewer: Viewer): Board {
  if (!table.play) return { toAct: [] }
  const view = table.game.view(table.play.state, viewer)
  const toAct = table.status === 'playing' ? [...table.game.toAct(view)] : []
  return { view: table.game.encode(view), toAct, ...running(dueOf(table, toAct)) }
}

const running = (due: Due): { due?: Due } => (due.length > 0 ? { due } : {})

function dueOf(table: Table, toAct: readonly Seat[]): Due {
  const { clock } = table.settings
  if (clock === 0) return []
  return toAct.flatMap(seat => {
    const sitter = table.seats[seat]
    const asked = table.askedAt[seat]
    return sitter?.kind === 'human' && !sitter.standIn && asked ? [{ seat, at: asked + clock * 1000 }] : []
  })
}

export function tableMessage(table: Table, you: Seat | null): TableMessage {
  const log = table.log.slice(-LOG_TAIL)
  return {
    type: 'table',
    table: table.id,
    info: infoOf(table),
    you,
    version: table.version,
    rules: table.game.rulesVersion,
    ...boardOf(table, you ?? 'spectator'),
    log,
    more: (log[0]?.version ?? 0) > (table.versions[0] ?? 0),
  }
}

/** What a viewer hears after something happened, put into whole views; nothing where it must stay unseen. */
export function wholeNews(table: Table, you: Seat | null, applied: readonly AppliedEntry[]): UpdateMessage | undefined {
  const noticed = noticedBy(you, applied)
  if (noticed.length === 0) return undefined
  const log = noticed.flatMap(({ log }) => (log ? [log] : []))
  return { ...headOf(table, you, noticed), ...boardOf(table, you ?? 'spectator'), you, log }
}

/**
 * What a viewer hears after something happened, to be followed by the game; nothing where it must stay unseen, the whole
 * table where it cannot be followed.
 */
export function newsOf(
  table: Table,
  you: Seat | null,
  applied: readonly AppliedEntry[],
): UpdateMessage | TableMessage | undefined {
  const noticed = noticedBy(you, applied)
  if (noticed.length === 0) return undefined
  if (!isFollowable(noticed)) return tableMessage(table, you)
  const viewer = you ?? 'spectator'
  const steps = noticed.flatMap(each => witnessedStep(table, viewer, each))
  // Who sits somewhere else may see something else.
  const afresh = steps.some(({ entry }) => !entry) || noticed.some(({ entry }) => entry.type === 'sat')
  return {
    ...headOf(table, you, noticed),
    ...(steps.length > 0 ? { steps } : {}),
    ...(afresh ? { view: boardOf(table, viewer).view } : {}),
    ...dueNow(table, viewer),
    ...digestNow(table, viewer, steps.length > 0),
  }
}

/**
 * Whether a client can follow every action among these. Behind a start, a step back or a change of seats she has no view
 * to follow from until the one at the end. Together they come only from another node that was quicker than its news.
 */
function isFollowable(applied: readonly AppliedEntry[]): boolean {
  const unseen = applied.findIndex(({ entry }) => entry.type === 'sat' || entry.type === 'started' || isStepBack(entry))
  return unseen === -1 || !applied.slice(unseen + 1).some(({ entry }) => entry.type === 'played')
}

const isStepBack = (entry: TableEntry): boolean => entry.type === 'played' && entry.entry.type === 'undo'

/**
 * Whether everybody who follows hears the same: where nobody knows more than others, all but what is told of the table
 * besides its game, which speaks of the viewer's own seat.
 */
export const isToldAlike = ({ game }: Table, applied: readonly AppliedEntry[]): boolean =>
  game.alike === true && isFollowable(applied) && applied.every(({ info, quietFor }) => !info && quietFor === undefined)

/**
 * The texts of updates about one action and nothing else: they differ in what each viewer witnesses of it, the rest is
 * written once, and those to whom it is the same are sent the same. Nothing where more may differ between viewers: a
 * view, a digest, whom the clock waits for. Nothing for a viewer, who is told otherwise, where she witnesses nothing.
 */
export function plainNews(
  table: Table,
  applied: readonly AppliedEntry[],
): ((you: Seat | null) => string | undefined) | undefined {
  const [only] = applied
  if (!only?.log || only.info || applied.length > 1 || table.settings.clock > 0 || isDigestDue(table)) return undefined
  const { entry, log } = only
  if (entry.type !== 'played' || entry.entry.type !== 'act') return undefined
  const { entry: played } = entry
  const { events, ...step } = log
  const text = JSON.stringify({ ...headOf(table, null, applied), steps: [step] })
  const before = `${text.slice(0, -STEP_END.length)},"entry":`
  const made = new Map<string | undefined, string | undefined>([[undefined, undefined]])
  return you => {
    const witnessed = JSON.stringify(witness(table, you ?? 'spectator', played, events)) as string | undefined
    if (!made.has(witnessed)) made.set(witnessed, `${before}${witnessed}${STEP_END}`)
    return made.get(witnessed)
  }
}

/** How an update ends whose last part is one step. */
const STEP_END = '}]}'

const noticedBy = (you: Seat | null, applied: readonly AppliedEntry[]): readonly AppliedEntry[] =>
  applied.filter(({ quietFor }) => quietFor === undefined || quietFor === you)

function headOf(table: Table, you: Seat | null, noticed: readonly AppliedEntry[]): UpdateMessage {
  const head = { type: 'update', table: table.id, version: table.version } as const
  if (noticed.some(({ info }) => info)) return { ...head, info: infoOf(table), you }
  const opened = noticed.flatMap(each => each.opened ?? [])
  return opened.length > 0 ? { ...head, revealed: secretsOf(table, opened) } : head
}

/** A clock runs on from where it was asked, so it is told with every step. */
function dueNow(table: Table, viewer: Viewer): { due?: Due } {
  if (table.settings.clock === 0 || !table.play || table.status !== 'playing') return {}
  return running(dueOf(table, table.game.toAct(table.game.view(table.play.state, viewer))))
}

/** So many versions apart the page is told what it should see, and at the end of a game. */
const DIGEST_EVERY = 16

const isDigestDue = ({ version, status }: Table): boolean => version % DIGEST_EVERY === 0 || status !== 'playing'

function digestNow(table: Table, viewer: Viewer, moved: boolean): { digest?: string } {
  if (!table.play || !moved || !isDigestDue(table)) return {}
  return { digest: digest(table.game.encode(table.game.view(table.play.state, viewer))) }
}

function witnessedStep(table: Table, viewer: Viewer, { entry, log, quietFor, at }: AppliedEntry): WitnessedStep[] {
  const by = entry.type === 'played' ? entry.by : 'table'
  const played = entry.type === 'played' && entry.entry.type === 'act' ? entry.entry : undefined
  if (log) return [newsItem(table, viewer, log, played)]
  if (!played || quietFor !== viewer) return []
  const { version } = table
  return [{ version, at, by, seat: quietFor, entry: witness(table, viewer, played, []), quiet: true }]
}

/** A logged step: what is witnessed of an action, the events of a set-up, nothing more of a step back. */
function newsItem(table: Table, viewer: Viewer, item: LogItem, played: ActEntry | undefined): WitnessedStep {
  const { events, ...step } = item
  if (played) return { ...step, entry: witness(table, viewer, played, events) }
  return step.backTo === undefined ? { ...step, events } : step
}

const witness = (table: Table, viewer: Viewer, entry: ActEntry, events: LogItem['events']): WitnessedStep['entry'] =>
  table.game.witness(entry, events, viewer) as WitnessedStep['entry']

/**
 * What a viewer missed since a version, and how it looks now; nothing where the log does not reach back so far, or where
 * the start or a step back lies between, behind which nobody can follow.
 */
export function catchUp(table: Table, you: Seat | null, since: number, whole: boolean): UpdateMessage | undefined {
  const oldest = table.log[0]?.version
  if (since > table.version || (oldest !== undefined && since < oldest - 1)) return undefined
  const missed = table.log.filter(({ version }) => version > since)
  const viewer = you ?? 'spectator'
  const steps = whole ? [] : missed.map(item => stepOf(table, viewer, item))
  if (steps.some(({ entry }) => !entry)) return undefined
  const board = { ...boardOf(table, viewer), info: infoOf(table), you }
  const head = { type: 'update', table: table.id, version: table.version, ...board } as const
  return whole ? { ...head, log: missed } : { ...head, steps }
}

function stepOf(table: Table, viewer: Viewer, item: LogItem): WitnessedStep {
  const entry = table.play?.steps[table.versions.indexOf(item.version)]?.entry
  return newsItem(table, viewer, item, entry?.type === 'act' ? entry : undefined)
}
