import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { KeepPasskey, NewPasskeyOptions, PasskeyOptions, RecoverByPasskey } from '@grotto/protocol'

interface Key {
  readonly id: string
  readonly secret: KeyObject
  readonly user: string
  counter: number
}

/** What a test may bend: where the page claims to be, what the browser and the device say. */
export interface Bent {
  readonly origin?: string
  readonly site?: string
  readonly clientData?: object
  readonly counter?: number
  /** Presence, verification, attested data: 0x45 for a new key, 0x05 for a signature. */
  readonly flags?: number
  /** Other than what the device itself calls it. */
  readonly id?: string
  readonly attestation?: readonly [format: string, statement: ReadonlyMap<Cbor, Cbor>]
  readonly extension?: Buffer
  /** The new key signs its own statement, as devices do that are asked for none. */
  readonly vouches?: true
  /** A statement with a certificate, in which everything is as it should be. */
  readonly certified?: true
}

/** Anybody's: made for these tests, with its key. */
const CERTIFICATE = Buffer.from(
  'MIIBeTCCAR+gAwIBAgIUarRj+GrkWlsTiCVoe38HQIBFABcwCgYIKoZIzj0EAwIwETEPMA0GA1UEAwwGRm9yZ2VkMCAXDTI2MTEx' +
    'ODE1MDE0MloYDzIxMjYxMDI1MTUwMTQyWjARMQ8wDQYDVQQDDAZGb3JnZWQwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQstswe' +
    'BzJgvIVo5kFc+dQFZJYb61vH8LXfk7hNfctg1Yd6X93MLqIvh7uwbIuIJQhruWaupJ1L0b9UYAsQDk7Uo1MwUTAdBgNVHQ4EFgQU' +
    '6JuoElc/eFgWYFeAgp8HBCdB6rIwHwYDVR0jBBgwFoAU6JuoElc/eFgWYFeAgp8HBCdB6rIwDwYDVR0TAQH/BAUwAwEB/zAKBggq' +
    'hkjOPQQDAgNIADBFAiA6K16S4/CUx4rB60VtJgeoROnpQ1hZ2o5rZQAkILpKAQIhAPrAJilT2aGxtRtM0IUKqVIlQO6ALtmgWTIb' +
    'Akp0d69E',
  'base64',
)
const CERTIFIED = createPrivateKey({
  key: Buffer.from(
    'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgduhmjTHnF/hXvqt35Vnxry80Ks9MU419QuDVNjyN3L+hRANCAAQs' +
      'tsweBzJgvIVo5kFc+dQFZJYb61vH8LXfk7hNfctg1Yd6X93MLqIvh7uwbIuIJQhruWaupJ1L0b9UYAsQDk7U',
    'base64',
  ),
  format: 'der',
  type: 'pkcs8',
})
const ZERO_AAGUID = Buffer.alloc(16)

/** A device with keys, and the browser around it, for tests: it signs what it is asked to, or what a test makes of that. */
export class Authenticator {
  readonly keys: Key[] = []
  readonly #origin: string
  readonly #counts: boolean

  /** Of a page at this address. Phones that share their keys with others do not count. */
  constructor(origin: string, { counts = true } = {}) {
    this.#origin = new URL(origin).origin
    this.#counts = counts
  }

  make({ challenge, user, rp }: NewPasskeyOptions, bent: Bent = {}): KeepPasskey {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
    const bytes = bent.id ? Buffer.from(bent.id, 'base64url') : randomBytes(32)
    const key = { id: bytes.toString('base64url'), secret: privateKey, user: user.id, counter: this.#counts ? 1 : 0 }
    this.keys.push(key)
    const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string }
    const cose = new Map<Cbor, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ])
    const length = Buffer.alloc(2)
    length.writeUInt16BE(bytes.length)
    const data = this.#data(bent.site ?? rp.id, bent.flags ?? 0x45, bent.counter ?? key.counter)
    const authData = Buffer.concat([data, ZERO_AAGUID, length, bytes, cbor(cose), bent.extension ?? Buffer.alloc(0)])
    const clientDataJSON = this.#clientData('webauthn.create', challenge, bent)
    const own = new Map<Cbor, Cbor>([
      ['alg', -7],
      ['sig', sign('sha256', Buffer.concat([authData, hashOf(clientDataJSON)]), privateKey)],
    ])
    const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
    const site = createHash('sha256')
      .update(bent.site ?? rp.id)
      .digest()
    const base = Buffer.concat([Buffer.from([0]), site, hashOf(clientDataJSON), bytes, point])
    const certified = new Map<Cbor, Cbor>([
      ['x5c', [CERTIFICATE]],
      ['sig', sign('sha256', base, CERTIFIED)],
    ])
    const vouched = bent.certified ? (['fido-u2f', certified] as const) : (['packed', own] as const)
    const [fmt, attStmt] =
      bent.attestation ?? (bent.vouches || bent.certified ? vouched : (['none', new Map()] as const))
    const attestation = new Map<Cbor, Cbor>([
      ['fmt', fmt],
      ['attStmt', attStmt],
      ['authData', authData],
    ])
    return { id: key.id, clientDataJSON, attestationObject: cbor(attestation).toString('base64url') }
  }

  sign({ challenge, rpId }: PasskeyOptions, bent: Bent = {}, key: Key = this.keys[0]!): RecoverByPasskey {
    if (this.#counts) key.counter += 1
    const data = this.#data(bent.site ?? rpId, bent.flags ?? 0x05, bent.counter ?? key.counter)
    const clientDataJSON = this.#clientData('webauthn.get', challenge, bent)
    const signature = sign('sha256', Buffer.concat([data, hashOf(clientDataJSON)]), key.secret).toString('base64url')
    const authenticatorData = data.toString('base64url')
    return { id: bent.id ?? key.id, clientDataJSON, authenticatorData, signature, userHandle: key.user }
  }

  #data(site: string, flags: number, counter: number): Buffer {
    const rest = Buffer.alloc(5)
    rest.writeUInt8(flags)
    rest.writeUInt32BE(counter, 1)
    return Buffer.concat([createHash('sha256').update(site).digest(), rest])
  }

  #clientData(type: string, challenge: string, { origin = this.#origin, clientData }: Bent): string {
    const said = { type, challenge, origin, crossOrigin: false, ...clientData }
    return Buffer.from(JSON.stringify(said)).toString('base64url')
  }
}

const hashOf = (clientDataJSON: string): Buffer =>
  createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest()

type Cbor = number | string | Buffer | readonly Cbor[] | ReadonlyMap<Cbor, Cbor>

/** As much of CBOR as devices write. */
export function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (value instanceof Map) {
    const parts = [...value].flatMap(([key, each]) => [cbor(key), cbor(each)])
    return Buffer.concat([head(5, value.size), ...parts])
  }
  const list = value as readonly Cbor[]
  return Buffer.concat([head(4, list.length), ...list.map(cbor)])
}

function head(major: number, amount: number): Buffer {
  if (amount < 24) return Buffer.from([(major << 5) | amount])
  if (amount < 256) return Buffer.from([(major << 5) | 24, amount])
  return Buffer.from([(major << 5) | 25, amount >> 8, amount & 255])
}
