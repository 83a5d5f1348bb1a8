import type { Me } from '@grotto/protocol'
import type { Person, Store } from '@grotto/storage'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Identities } from '../identity/identity.ts'
import { signOutOthers } from '../identity/sign-out.ts'
import type { Disconnector } from '../sockets/disconnector.ts'
import { giveCookie } from './cookie.ts'
import { meOf } from './me.ts'
import { notFound } from './problem.ts'

export interface ComingBackPorts {
  readonly store: Store
  readonly identities: Identities
  readonly disconnector: Disconnector
}

interface Back {
  /** Whether this is her only device from now on. */
  readonly alone: boolean
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Whoever has shown that she is this person gets a cookie of hers. */
export async function comeBack(ports: ComingBackPorts, person: Person, { alone, request, reply }: Back): Promise<Me> {
  const { store, identities } = ports
  const generation = alone ? await onlyDevice(ports, person) : await store.devices.generation(person.id)
  giveCookie(request, reply, identities.cookieFor(person.id, generation))
  return meOf(person)
}

/** Who comes back may come again: a lost answer costs her nothing. */
async function onlyDevice(ports: ComingBackPorts, person: Person): Promise<number> {
  for (;;) {
    const generation = await offered(ports.store, person.id)
    if (await signOutOthers(ports, { person, generation })) return generation
  }
}

export async function offered({ devices }: Store, person: string): Promise<number> {
  const generation = await devices.offer(person)
  // Forgotten meanwhile.
  if (generation === 0) throw notFound()
  return generation
}
