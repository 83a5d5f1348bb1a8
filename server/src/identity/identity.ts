import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Person, Store, Token } from '@grotto/storage'
import type { Clock } from '../process/clock.ts'
import { type Bytes, newId } from '../process/randomness.ts'

export const DAY = 86_400_000
const TOKEN_DAYS = 90
/** So many a person may have at once. */
const TOKENS = 20
/** A cookie is worth nothing so many days after it was given. */
const COOKIE_DAYS = 400
export const COOKIE_SECONDS = (COOKIE_DAYS * DAY) / 1000
/** One that is older than this is exchanged for a new one when it is used. */
const RENEW_AFTER_DAYS = 30

/** Cave dwellers, the same in every language: what a guest is called until she says otherwise. */
const GUEST_NAMES = ['Olm', 'Proteus', 'Myotis', 'Niphargus', 'Troglobius', 'Meta', 'Barbastella', 'Leptodirus']

/** Who shows a cookie or a token, and a younger cookie where it is time. */
export interface Known {
  readonly person: Person
  /** In which of her devices' generations it was given: what is given in its name is of that one too. */
  readonly generation: number
  readonly renewed?: string
  /** Nobody has what stands for her yet: it goes out with the answer. */
  readonly isNewcomer?: true
}

export interface NewToken extends Token {
  /** Shown once, to its owner. */
  readonly secret: string
}

/** Whom something stands for, and of which generation of her devices it is. */
interface Held {
  readonly id: string
  readonly generation: number
}

interface ReadCookie extends Held {
  /** How many days ago it was given. */
  readonly age: number
}

interface Ports {
  readonly key: Uint8Array
  readonly store: Store
  readonly clock: Clock
  readonly bytes: Bytes
  /** When cookies began to carry the day they were given; older ones are good for as long as the youngest of them. */
  readonly datedSince: number
}

/** Guests without accounts: an unguessable id in a cookie that only we can have signed. */
export class Identities {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  newPerson(): Person {
    return this.#guest(newId(this.#ports.bytes))
  }

  #guest(id: string): Person {
    const now = this.#ports.clock.now()
    return { id, name: guestName(id), language: null, created: now, seen: now }
  }

  /** Of the first generation it looks as it did before there were any. */
  cookieFor(id: string, generation: number): string {
    const given = this.#today().toString(36)
    if (generation === 0) return `${id}.${given}.${this.sign(dated(id, given))}`
    const counted = generation.toString(36)
    return `${id}.${given}.${counted}.${this.sign(generated(id, given, counted))}`
  }

  /**
   * Who shows this cookie; nobody if it is not ours, too old, that of somebody who was forgotten, or of a device that was
   * signed out. A guest who never did anything is known by the cookie alone.
   */
  async personOf(cookie: string | undefined): Promise<Known | undefined> {
    const { store } = this.#ports
    const read = this.#verified(cookie)
    if (!read) return undefined
    const { id, age, generation } = read
    const [known, current] = await Promise.all([store.person(id), store.devices.generation(id)])
    if (generation < current || (!known && (await store.forgottenAmong([id])).length > 0)) return undefined
    const person = known ? this.#seen(known) : this.#guest(id)
    return { person, generation, ...(age > RENEW_AFTER_DAYS ? { renewed: this.cookieFor(id, generation) } : {}) }
  }

  /** Whether a cookie that lets nobody in was good once. */
  isDead(cookie: string | undefined): boolean {
    return this.#verified(cookie) !== undefined
  }

  /** What a cookie says that we have signed. */
  #verified(cookie: string | undefined): ReadCookie | undefined {
    const parts = cookie?.split('.') ?? []
    const [id, given = ''] = parts as [string?, string?]
    if (!id || !/^[A-Za-z0-9]{16}$/.test(id)) return undefined
    if (parts.length === 2) return this.#verifiedUndated(id, given)
    const counted = parts.length === 4 ? parts[2]! : '0'
    const said = parts.length === 4 ? generated(id, given, counted) : dated(id, given)
    if (parts.length > 4 || !same(parts.at(-1)!, this.sign(said))) return undefined
    const age = this.#today() - Number.parseInt(given, 36)
    return age >= -1 && age < COOKIE_DAYS ? { id, age, generation: Number.parseInt(counted, 36) } : undefined
  }

  /** As cookies were before they carried a day. */
  #verifiedUndated(id: string, signature: string): ReadCookie | undefined {
    if (!same(signature, this.sign(`identity:${id}`))) return undefined
    const { clock, datedSince } = this.#ports
    return clock.now() < datedSince + COOKIE_DAYS * DAY ? { id, age: COOKIE_DAYS, generation: 0 } : undefined
  }

  /** Noted once a day: who is not seen for long is let go of. */
  #seen(person: Person): Person {
    const now = this.#ports.clock.now()
    if (now - person.seen < DAY) return person
    const seen = { ...person, seen: now }
    this.#ports.store.keepPerson(seen).catch(() => {})
    return seen
  }

  /** A token for programs, known by its hash; nothing where this person has as many as one may have. */
  async newToken({ person: { id: person }, generation }: Known, label: string): Promise<NewToken | undefined> {
    const { store, clock, bytes } = this.#ports
    const id = newId(bytes)
    const secret = Buffer.from(bytes(32)).toString('base64url')
    const created = clock.now()
    const token: Token = {
      id,
      person,
      hash: hashOf(secret),
      label,
      created,
      expires: created + TOKEN_DAYS * DAY,
      used: null,
      generation,
    }
    return (await store.tokens.keep(token, TOKENS)) ? { ...token, secret: `${PREFIX}${id}-${secret}` } : undefined
  }

  async personOfToken(text: string): Promise<Known | undefined> {
    const { store } = this.#ports
    const held = text.startsWith(PREFIX) ? await this.#holder(text) : this.#holderOfSigned(text)
    if (!held) return undefined
    const { id, generation } = held
    const [person, current] = await Promise.all([store.person(id), store.devices.generation(id)])
    return person && generation >= current ? { person: this.#seen(person), generation } : undefined
  }

  async #holder(text: string): Promise<Held | undefined> {
    const { store, clock } = this.#ports
    const [, id, secret] = /^grotto-([A-Za-z0-9]{16})-([\w-]{43})$/.exec(text) ?? []
    const token = id && secret ? await store.tokens.find(id) : undefined
    if (!token || !same(hashOf(secret!), token.hash) || token.expires <= clock.now()) return undefined
    const today = this.#today() * DAY
    if (token.used !== today) store.tokens.used(token.id, today).catch(() => {})
    return { id: token.person, generation: token.generation }
  }

  /** As tokens were before they could be listed: signed, for ninety days. */
  #holderOfSigned(text: string): Held | undefined {
    const [id, expires, signature] = text.split('.')
    if (!id || !signature || !(Number(expires) > this.#ports.clock.now())) return undefined
    return same(signature, this.sign(`token:${id}:${expires}`)) ? { id, generation: 0 } : undefined
  }

  #today(): number {
    return Math.floor(this.#ports.clock.now() / DAY)
  }

  /** What only we, on any node, can have written under this text. */
  sign(text: string): string {
    return createHmac('sha256', this.#ports.key).update(text).digest('base64url')
  }
}

/** Whoever finds one somewhere knows what it is. */
const PREFIX = 'grotto-'

const dated = (id: string, given: string): string => `identity/2:${id}:${given}`

const generated = (id: string, given: string, generation: string): string => `identity/3:${id}:${given}:${generation}`

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Compares without telling by its time how much was right. */
export function same(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** The same guest gets the same name until she is stored. */
export function guestName(id: string): string {
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return `${GUEST_NAMES[sum % GUEST_NAMES.length]} ${(sum % 90) + 10}`
}
