import type { Json } from '@grotto/kernel'
import type { AppendedLog } from '../cluster.ts'
import { parseReceipt } from '../receipt.ts'
import type { Entry } from '../store.ts'
import type { EncodedChange } from './encoded-change.ts'

/** PostgreSQL refuses payloads of 8000 bytes: what is longer is not sent. */
export const LONGEST_PAYLOAD = 7_000

/** Bodies are JSON already. */
export function logText(table: string, rulesVersion: number | null, entries: EncodedChange['entries']): string {
  const texts = entries.map(
    ({ sequence, at, body, receipt }) => `[${sequence},${at},${body},${JSON.stringify(receipt)}]`,
  )
  return `[${JSON.stringify(table)},${rulesVersion},[${texts.join()}]]`
}

type EntryText = [sequence: number, at: number, body: Json, receipt: string | null]
type LogText = [table: string, rulesVersion: number | null, entries: EntryText[]]

export const parseLogs = (node: string, text: string): AppendedLog[] =>
  (JSON.parse(text) as LogText[]).map(([table, rulesVersion, entries]) => ({
    node,
    table,
    rulesVersion: rulesVersion ?? undefined,
    entries: entries.map(entryIn),
  }))

const entryIn = ([sequence, at, body, receipt]: EntryText): Entry => ({
  sequence,
  at,
  body,
  ...(receipt === null ? {} : { receipt: parseReceipt(receipt) }),
})

/** As many together as fit; what is too long alone is left to those who read. */
export function packed(texts: readonly string[]): string[] {
  const payloads: string[][] = []
  let [payload, room]: [string[], number] = [[], 0]
  for (const text of texts) {
    const bytes = Buffer.byteLength(text) + 1
    if (bytes > LONGEST_PAYLOAD) continue
    if (bytes > room) {
      payload = []
      payloads.push(payload)
      room = LONGEST_PAYLOAD
    }
    payload.push(text)
    room -= bytes
  }
  return payloads.map(payload => `[${payload.join()}]`)
}
