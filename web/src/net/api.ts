import type {
  ApiToken,
  ApiTokens,
  CreateTable,
  HttpProblem,
  LogItem,
  Me,
  MoveCode,
  Reminding,
  ReportPerson,
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
  constructor(kind: string) {
    super(kind)
    this.kind = kind
  }
}

async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch(() => {
    throw new Problem('offline')
  })
  const json = await response.json().catch(() => ({}))
  if (!response.ok) throw new Problem((json as HttpProblem).error ?? 'failed')
  return json as T
}

export const createTable = (wanted: CreateTable): Promise<TableMade> => ask('POST', '/tables', wanted)
export const joinByCode = (code: string): Promise<TableFound> => ask('POST', '/join', { code })
export const myTables = async (): Promise<readonly TableSummary[]> => (await ask<TableList>('GET', '/my/tables')).tables
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

/** Tells the server my name; without a server the name stays on this device and is told later. */
export const renameMe = (name: string, language: Language): Promise<unknown> =>
  ask('PUT', '/me', { name, language }).catch(() => undefined)
