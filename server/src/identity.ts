import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Person, Store } from '@grotto/storage'
import type { Clock } from './clock.ts'
import { type Bytes, newId } from './randomness.ts'

export const COOKIE = 'grotto'
const TOKEN_DAYS = 90
export const COOKIE_SECONDS = 400 * 24 * 3600

/** Cave dwellers, the same in every language: what a guest is called until she says otherwise. */
const GUEST_NAMES = ['Olm', 'Proteus', 'Myotis', 'Niphargus', 'Troglobius', 'Meta', 'Barbastella', 'Leptodirus']

/** Guests without accounts: an unguessable id in a cookie that only we can have signed. */
export class Identities {
  readonly #key: Uint8Array
  readonly #store: Store
  readonly #clock: Clock
  readonly #bytes: Bytes

  constructor(key: Uint8Array, store: Store, clock: Clock, bytes: Bytes) {
    this.#key = key
    this.#store = store
    this.#clock = clock
    this.#bytes = bytes
  }

  newPerson(): Person {
    return this.#guest(newId(this.#bytes))
  }

  #guest(id: string): Person {
    const now = this.#clock.now()
    return { id, name: guestName(id), language: null, created: now, seen: now }
  }

  cookieFor(id: string): string {
    return `${id}.${this.#sign(`identity:${id}`)}`
  }

  /** Who shows this cookie; nobody if it is not ours. A guest who never did anything is known by the cookie alone. */
  async personOf(cookie: string | undefined): Promise<Person | undefined> {
    const id = this.#verified(cookie)
    if (!id) return undefined
    return (await this.#store.person(id)) ?? this.#guest(id)
  }

  #verified(cookie: string | undefined): string | undefined {
    const [id, signature, ...rest] = cookie?.split('.') ?? []
    if (!id || !signature || rest.length > 0 || !/^[A-Za-z0-9]{16}$/.test(id)) return undefined
    return same(signature, this.#sign(`identity:${id}`)) ? id : undefined
  }

  /** A token for programs: who it stands for and until when, signed. */
  tokenFor(id: string): { token: string; expires: number } {
    const expires = this.#clock.now() + TOKEN_DAYS * 86_400_000
    return { token: `${id}.${expires}.${this.#sign(`token:${id}:${expires}`)}`, expires }
  }

  async personOfToken(token: string): Promise<Person | undefined> {
    const [id, expires, signature] = token.split('.')
    if (!id || !signature || !(Number(expires) > this.#clock.now())) return undefined
    if (!same(signature, this.#sign(`token:${id}:${expires}`))) return undefined
    return this.#store.person(id)
  }

  #sign(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url')
  }
}

/** Compares without telling by its time how much was right. */
function same(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** The same guest gets the same name until she is stored. */
function guestName(id: string): string {
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return `${GUEST_NAMES[sum % GUEST_NAMES.length]} ${(sum % 90) + 10}`
}
