import type { Seat, Viewer } from '@grotto/kernel'
import type { LogItem, SeatInfo, TableInfo, TableMessage, UpdateMessage, Vote } from '@grotto/protocol'
import type { Invited, Sitter } from './entries.ts'
import { commitmentsOf, type Starting, silentSeats, startDue } from './starting.ts'
import type { Happened, Table } from './table.ts'

/** Log items sent with a fresh picture. */
export const LOG_TAIL = 200

/** Everything about a table that is not on the board. What must not be told is left out by naming what may be. */
export function infoOf(table: Table): TableInfo {
  const outcome = table.play && table.status === 'finished' ? table.game.outcome(table.play.state) : undefined
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
    ...(table.starting ? { start: startOf(table, table.starting) } : {}),
    ...(table.atOnce && table.status === 'lobby' ? { atOnce: true } : {}),
    ...(outcome ? { outcome: { ...outcome, places: [...outcome.places] } as TableInfo['outcome'] } : {}),
  } as TableInfo
}

export function seatInfo(sitter: Sitter): SeatInfo {
  if (sitter.kind === 'open') return sitter.invited ? { kind: 'open', invited: invitedInfo(sitter.invited) } : sitter
  if (sitter.kind === 'bot') return sitter
  const { kind, person, name, ready, standIn } = sitter
  return { kind, person, name, ready, ...(standIn ? { standIn } : {}) }
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
  const opened = [...table.revealed].map(seal => [seal, table.secrets[seal]!])
  return {
    kind: table.fairnessKind,
    commitments: table.commitments,
    revealed: Object.fromEntries(opened),
    ...(table.play ? { entropies: [...table.entropies] } : {}),
    ...(committed ? { entropyCommitments: [...committed] } : {}),
    ...(table.leftOut.length > 0 ? { leftOut: [...table.leftOut] } : {}),
  }
}

/** Whom everybody waits for, and until when. */
const startOf = (table: Table, { round }: Starting): TableInfo['start'] => ({
  round,
  until: startDue(table)!,
  waiting: silentSeats(table),
})

interface Board {
  version: number
  view?: unknown
  toAct: Seat[]
  due?: { seat: Seat; at: number }[]
}

/** The board as this viewer may know it, who is to act included. */
function boardOf(table: Table, viewer: Viewer): Board {
  if (!table.play) return { version: table.version, toAct: [] }
  const view = table.game.view(table.play.state, viewer)
  const toAct = table.status === 'playing' ? [...table.game.toAct(view)] : []
  const due = dueOf(table, toAct)
  return { version: table.version, view: table.game.encode(view), toAct, ...(due.length > 0 ? { due } : {}) }
}

function dueOf(table: Table, toAct: readonly Seat[]): { seat: Seat; at: number }[] {
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
    ...boardOf(table, you ?? 'spectator'),
    log,
    more: (log[0]?.version ?? 0) > (table.versions[0] ?? 0),
  }
}

/** An update, but for where and to whom. */
type News = Omit<UpdateMessage, 'type' | 'table' | 'you'>

/** What a viewer hears after something happened; nothing where it must stay unseen. */
export function newsOf(table: Table, viewer: Viewer, happened: readonly Happened[]): News | undefined {
  const noticed = happened.filter(({ quietFor }) => quietFor === undefined || quietFor === viewer)
  if (noticed.length === 0) return undefined
  return newsWith(
    table,
    viewer,
    noticed.flatMap(({ log }) => (log ? [log] : [])),
    noticed.some(({ info }) => info),
  )
}

/** What a viewer missed since a version; nothing where the log does not reach back so far. */
export function catchUp(table: Table, you: Seat | null, since: number): UpdateMessage | undefined {
  const oldest = table.log[0]?.version
  if (since > table.version || (oldest !== undefined && since < oldest - 1)) return undefined
  const missed = table.log.filter(({ version }) => version > since)
  return { type: 'update', table: table.id, you, ...newsWith(table, you ?? 'spectator', missed, true) }
}

function newsWith(table: Table, viewer: Viewer, log: LogItem[], info: boolean): News {
  return { ...boardOf(table, viewer), ...(info ? { info: infoOf(table) } : {}), log }
}
