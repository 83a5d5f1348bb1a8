import { request } from 'node:https'
import { isIP } from 'node:net'
import { nameLookup, type ResolvedAddress } from './name-lookup.ts'
import { isPublicAddress } from './public-address.ts'

export interface OutgoingRequest {
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | string
}

/** The status of the answer; `refused` where we do not write to the address; `failed` where no answer came in time. */
export type DeliveryResult = { readonly status: number } | 'refused' | 'failed'
export type Deliver = (outgoing: OutgoingRequest) => Promise<DeliveryResult>

/** Which addresses may be written to. Tests bring their own; no setting of the server changes it. */
export interface OutboundPolicy {
  readonly resolve: (host: string) => Promise<readonly ResolvedAddress[]>
  readonly allowed: (address: string, port: number) => boolean
  /** Whom to believe besides the usual authorities. */
  readonly ca?: string
}

const PATIENCE = 5_000
const LONGEST_ADDRESS = 1_000

export const PUBLIC_INTERNET: OutboundPolicy = {
  resolve: nameLookup(),
  allowed: (address, port) => port === 443 && isPublicAddress(address),
}

/**
 * Writes to addresses that others gave us: https only, and only where the policy allows it. The name is looked up once, and
 * the connection goes to the very address that was checked. Redirects are not followed, the answer's body is not read.
 */
export function httpsDelivery(outbound: OutboundPolicy = PUBLIC_INTERNET, patience = PATIENCE): Deliver {
  return async outgoing => {
    const url = addressOf(outgoing.address)
    if (!url) return 'refused'
    const deadline = AbortSignal.timeout(patience)
    try {
      const addresses = await inTime(resolvedAddresses(outbound, hostOf(url)), deadline)
      const port = Number(url.port || 443)
      if (addresses.length === 0 || !addresses.every(({ address }) => outbound.allowed(address, port))) return 'refused'
      return { status: await send(url, outgoing, addresses, outbound, deadline) }
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

/** Whether an address says by itself that we do not write to it, or where it leads: nobody has to be asked for it. */
export function speaksForItself(text: string): boolean {
  const url = addressOf(text)
  return !url || isIP(hostOf(url)) > 0
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1')

async function resolvedAddresses(outbound: OutboundPolicy, host: string): Promise<readonly ResolvedAddress[]> {
  const family = isIP(host)
  return family ? [{ address: host, family }] : outbound.resolve(host)
}

function inTime<T>(work: Promise<T>, deadline: AbortSignal): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    deadline.addEventListener('abort', () => reject(new Error('too late')), { once: true })
  })
  return Promise.race([work, late])
}

function send(
  url: URL,
  outgoing: OutgoingRequest,
  addresses: readonly ResolvedAddress[],
  outbound: OutboundPolicy,
  signal: AbortSignal,
): Promise<number> {
  return new Promise((done, failed) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { ...outgoing.headers, 'content-length': Buffer.byteLength(outgoing.body) },
        // A name may lead elsewhere when it is asked for again: what was checked is what is used.
        lookup: (_host, options, found) =>
          options.all ? found(null, [...addresses]) : found(null, addresses[0]!.address, addresses[0]!.family),
        agent: false,
        signal,
        ...(outbound.ca ? { ca: outbound.ca } : {}),
      },
      response => {
        done(response.statusCode ?? 0)
        response.destroy()
      },
    )
    sent.on('error', failed)
    sent.end(outgoing.body)
  })
}
