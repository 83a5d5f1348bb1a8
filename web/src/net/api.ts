import type {
  ApiToken,
  ApiTokens,
  BlockPerson,
  CreateTable,
  Daily,
  DailyTable,
  DealOffer,
  HttpProblem,
  LogItem,
  Me,
  MoveCode,
  MyCompanions,
  MyResults,
  OfferedDeal,
  PlayOffer,
  Reminding,
  ReportPerson,
  ReviewLink,
  TableFound,
  TableList,
  TableMade,
  TableSummary,
} from '@grotto/protocol'
import type { Language } from '@grotto/words'
import { takeNotice } from './notices.ts'

/** The server answered, but with a problem: which one, in the protocol's words. */
export class Problem extends Error {
  readonly kind: string
  /** The rule that said no, where one did. */
  readonly refusal: HttpProblem['refusal']
  constructor(kind: string, refusal?: HttpProblem['refusal']) {
    super(kind)
    this.kind = kind
    this.refusal = refusal
  }
}

export async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch(() => {
    throw new Problem('offline')
  })
  const json = await response.json().catch(() => ({}))
  const { error = 'failed', refusal } = json as Partial<HttpProblem>
  if (!response.ok) throw new Problem(error, refusal)
  return json as T
}

export const createTable = (wanted: CreateTable): Promise<TableMade> => ask('POST', '/tables', wanted)
export const joinByCode = (code: string): Promise<TableFound> => ask('POST', '/join', { code })
export const myTables = (): Promise<TableList> => ask('GET', '/my/tables')
export async function publicTables(): Promise<readonly TableSummary[]> {
  const { tables, notices = [] } = await ask<TableList>('GET', '/tables')
  for (const notice of notices) takeNotice(notice)
  return tables
}
/** Tells whoever runs the server of somebody at a table. */
export const reportPerson = (table: string, report: ReportPerson): Promise<unknown> =>
  ask('POST', `/tables/${table}/reports`, report)

/** How this server can remind me of my turn, and how it does. */
export const reminding = (): Promise<Reminding> => ask('GET', '/me/reminders')
export const keepPush = (made: { endpoint: string; keys: { p256dh: string; auth: string } }): Promise<Reminding> =>
  ask('PUT', '/me/push', made)
export const forgetPush = (endpoint: string): Promise<Reminding> => ask('DELETE', '/me/push', { endpoint })
export const keepWebhook = (address: string): Promise<Reminding> => ask('PUT', '/me/webhook', { address })
export const forgetWebhook = (): Promise<Reminding> => ask('DELETE', '/me/webhook')

/** A code that makes another device me, and the other way round. */
export const moveCode = (): Promise<MoveCode> => ask('POST', '/me/move')
export const claimCode = (code: string): Promise<Me> => ask('POST', '/me/claim', { code })
export const forgetMe = (): Promise<unknown> => ask('DELETE', '/me')

/** What lets programs play as me. */
export const myTokens = (): Promise<ApiTokens> => ask('GET', '/me/tokens')
export const makeToken = (label: string): Promise<ApiToken> => ask('POST', '/me/token', label.trim() ? { label } : {})
export const revokeToken = (id: string): Promise<ApiTokens> => ask('DELETE', `/me/tokens/${id}`)

export const whoAmI = (): Promise<Me> => ask('GET', '/me')

/** Steps of a table before a version, oldest first. */
export const olderSteps = (table: string, before: number): Promise<{ log: LogItem[]; more: boolean }> =>
  ask('GET', `/tables/${table}/log?before=${before}`)

/** The record of a finished game. */
export const recordOfTable = (table: string): Promise<unknown> => ask('GET', `/tables/${table}/record`)

/** Brings a record from this device to the server. */
export const bringRecord = (record: object, mySeat?: number): Promise<TableMade> =>
  ask('POST', mySeat === undefined ? '/records' : `/records?seat=${mySeat}`, record)
/** One sealed game a day. */
export const dailyGames = (): Promise<Daily> => ask('GET', '/daily')
export const playDaily = (game: string): Promise<TableMade> => ask('POST', '/daily', { game })
const ofDay = (day: string | undefined): string => (day ? `?day=${day}` : '')
export const dailyTable = (game: string, day?: string): Promise<DailyTable> => ask('GET', `/daily/${game}${ofDay(day)}`)
/** What was played of it without a server. */
export const honourTable = (game: string, day?: string): Promise<DailyTable> =>
  ask('GET', `/daily/${game}/honour${ofDay(day)}`)
export const bringHonour = (game: string, day: string, record: object): Promise<TableMade> =>
  ask('POST', `/daily/${game}/honour?day=${day}`, record)
/** Whom I played with, and whom I have blocked. */
export const myCompanions = (): Promise<MyCompanions> => ask('GET', '/my/companions')
export const blockPerson = (block: BlockPerson): Promise<MyCompanions> => ask('PUT', '/my/blocks', block)
export const inviteCompanion = (table: string, person: string): Promise<unknown> =>
  ask('POST', `/tables/${table}/invite`, { person })
export const declineInvitation = (table: string): Promise<unknown> => ask('DELETE', `/tables/${table}/invite`)
/** How my games went, and an end to it. */
export const myResults = (): Promise<MyResults> => ask('GET', '/my/results')
export const clearMyResults = (): Promise<unknown> => ask('DELETE', '/my/results')

/** The deal of a finished game for others: the code of a link, what it offers, a table that plays it. */
export const offerDeal = (table: string): Promise<DealOffer> => ask('POST', `/tables/${table}/offer`)
export const lookAtOffer = (offer: string): Promise<OfferedDeal> => ask('POST', '/offers', { offer })
export const playOffer = (play: PlayOffer): Promise<TableMade> => ask('POST', '/offers/table', play)

/** A finished game that is looked at together: the code of a link, and the record it leads to. */
export const reviewGame = (table: string): Promise<ReviewLink> => ask('POST', `/tables/${table}/review`)
export const reviewedRecord = (review: string): Promise<unknown> => ask('POST', '/reviews/record', { review })

/** A table that begins at a move of another. */
export const forkTable = (table: string, move: number): Promise<TableMade> =>
  ask('POST', `/tables/${table}/fork`, { move })

/** Tells the server my name; without a server the name stays on this device and is told later. */
export const renameMe = (name: string, language: Language): Promise<unknown> =>
  ask('PUT', '/me', { name, language }).catch(() => undefined)
