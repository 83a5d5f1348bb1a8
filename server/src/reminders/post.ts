import { lookup } from 'node:dns/promises'
import { request } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

export interface Letter {
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | string
}

/** What became of a letter: the status it was answered with, an address we do not write to, or no answer in time. */
export type Delivered = { readonly status: number } | 'refused' | 'failed'
export type Post = (letter: Letter) => Promise<Delivered>

interface Place {
  readonly address: string
  readonly family: number
}

/** Which addresses may be written to. Tests bring their own; no setting of the server changes it. */
export interface Gate {
  readonly resolve: (host: string) => Promise<readonly Place[]>
  readonly allowed: (address: string, port: number) => boolean
  /** Whom to believe besides the usual authorities. */
  readonly ca?: string
}

const PATIENCE = 5_000
const LONGEST_ADDRESS = 1_000

export const PUBLIC_GATE: Gate = {
  resolve: host => lookup(host, { all: true, verbatim: true }),
  allowed: (address, port) => port === 443 && isPublicAddress(address),
}

/**
 * Writes to addresses that others gave us: https only, and only where the gate lets us. The name is looked up once, and
 * the connection goes to the very address that was checked. Redirects are not followed, the answer's body is not read.
 */
export function poster(gate: Gate = PUBLIC_GATE, patience = PATIENCE): Post {
  return async letter => {
    const url = addressOf(letter.address)
    if (!url) return 'refused'
    const deadline = AbortSignal.timeout(patience)
    try {
      const places = await inTime(placesOf(gate, hostOf(url)), deadline)
      const port = Number(url.port || 443)
      if (places.length === 0 || !places.every(({ address }) => gate.allowed(address, port))) return 'refused'
      return { status: await send(url, letter, places, gate, deadline) }
    } catch {
      return 'failed'
    }
  }
}

/** An address that could be written to: https, no password in it, not too long. */
function addressOf(text: string): URL | undefined {
  if (text.length > LONGEST_ADDRESS || !URL.canParse(text)) return undefined
  const url = new URL(text)
  return url.protocol === 'https:' && !url.username && !url.password ? url : undefined
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1')

async function placesOf(gate: Gate, host: string): Promise<readonly Place[]> {
  const family = isIP(host)
  return family ? [{ address: host, family }] : gate.resolve(host)
}

function inTime<T>(work: Promise<T>, deadline: AbortSignal): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    deadline.addEventListener('abort', () => reject(new Error('too late')), { once: true })
  })
  return Promise.race([work, late])
}

function send(url: URL, letter: Letter, places: readonly Place[], gate: Gate, signal: AbortSignal): Promise<number> {
  return new Promise((done, failed) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { ...letter.headers, 'content-length': Buffer.byteLength(letter.body) },
        // A name may lead elsewhere when it is asked for again: what was checked is what is used.
        lookup: (_host, options, found) =>
          options.all ? found(null, [...places]) : found(null, places[0]!.address, places[0]!.family),
        agent: false,
        signal,
        ...(gate.ca ? { ca: gate.ca } : {}),
      },
      response => {
        done(response.statusCode ?? 0)
        response.destroy()
      },
    )
    sent.on('error', failed)
    sent.end(letter.body)
  })
}
