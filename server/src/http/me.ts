import { ChangeMe, type Me } from '@grotto/protocol'
import type { Person, Store } from '@grotto/storage'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import { parseBody } from './problem.ts'
import type { Who } from './who.ts'

interface Ports {
  readonly who: Who
  readonly store: Store
  readonly clock: Clock
}

const meOf = ({ id, name, language }: Person): Me => ({ id, name, language: language as Me['language'] })

/** Who am I, and what do I want to be called. */
export function meRoutes(app: FastifyInstance, { who, store, clock }: Ports): void {
  app.get('/api/me', async (request, reply) => meOf(await who(request, reply)))

  app.put('/api/me', async (request, reply) => {
    const change = parseBody(ChangeMe, request.body)
    const person = await who(request, reply)
    const { name = person.name, language = person.language } = change
    const changed: Person = { ...person, name, language, seen: clock.now() }
    await store.keepPerson(changed)
    return meOf(changed)
  })
}
