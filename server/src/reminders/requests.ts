import { createHash, ECDH } from 'node:crypto'
import { aboutGame, isGame } from '@grotto/catalog/list'
import type { Channel } from '@grotto/storage'
import { isLanguage, loadWords } from '@grotto/words'
import type { OutgoingRequest } from './delivery.ts'

export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
  /** Where a push service can reach whoever runs this server: `mailto:` or `https:`. */
  readonly contact: string
}

/** What a reminder says: whose turn it is, and where. Nothing about the game. */
export interface Reminder {
  readonly kind: 'yourTurn' | 'hello'
  readonly table?: string
  readonly game?: string
  readonly language: string | null
}

const DAY_SECONDS = 86_400

/** Encrypted for the one browser it is for; the push service learns neither table nor text. */
export async function pushRequest(
  keys: PushKeys,
  channel: Channel,
  reminder: Reminder,
): Promise<OutgoingRequest | 'unreadable'> {
  // No error of ours, and it will never be otherwise.
  if (!isReachable(channel)) return 'unreadable'
  const subscription = { endpoint: channel.address, keys: channel.details as { p256dh: string; auth: string } }
  const { kind, table, game } = reminder
  const payload = JSON.stringify({ kind, table, game, text: await textOf(reminder) })
  // Sixty modules that only a server with keys needs, and not to start.
  const { default: webPush } = await import('web-push')
  const options = {
    vapidDetails: { subject: keys.contact, publicKey: keys.publicKey, privateKey: keys.privateKey },
    TTL: DAY_SECONDS,
    urgency: 'high',
    topic: topicOf(table ?? ''),
  } as const
  const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, payload, options)
  return { address: endpoint, headers: asText(headers), body: body as Buffer }
}

const SECRET_BYTES = 16

/** Whether something can be encrypted for this browser, and its push service be found. */
export function isReachable({ address, details }: Pick<Channel, 'address' | 'details'>): boolean {
  const { p256dh, auth } = details as { p256dh?: unknown; auth?: unknown }
  if (typeof p256dh !== 'string' || typeof auth !== 'string' || !URL.canParse(address)) return false
  return Buffer.from(auth, 'base64url').length === SECRET_BYTES && isOnCurve(Buffer.from(p256dh, 'base64url'))
}

const POINT_BYTES = 65

function isOnCurve(point: Buffer): boolean {
  try {
    ECDH.convertKey(point, 'prime256v1')
    return point.length === POINT_BYTES
  } catch {
    return false
  }
}

/** A newer reminder of the same table replaces one that could not be delivered yet. */
const topicOf = (table: string): string => createHash('sha256').update(table).digest('base64url').slice(0, 32)

const asText = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]))

/** For programs, and for chat services that show `text` or `content`. */
export async function webhookRequest(
  channel: Channel,
  reminder: Reminder,
  publicUrl?: string,
): Promise<OutgoingRequest> {
  const origin = publicUrl ?? (channel.details as { origin: string }).origin
  const { kind, table, game } = reminder
  const link = table === undefined ? origin : `${origin}/t/${table}`
  const text = `${await textOf(reminder)} ${link}`
  const body = JSON.stringify({ kind, game, table, link, text, content: text })
  return { address: channel.address, headers: { 'content-type': 'application/json', 'user-agent': 'Grotto' }, body }
}

async function textOf({ kind, game, language }: Reminder): Promise<string> {
  const words = await loadWords(isLanguage(language) ? language : 'en', ['common', 'table'])
  if (kind === 'hello') return words.say('common.remind.hello')
  return isGame(game) ? `${words.say('table.yourTurn')} · ${aboutGame(game).title}` : words.say('table.yourTurn')
}
