import { setTimeout as sleep } from 'node:timers/promises'
import { PushDevice, PushSubscription, Reminding, Webhook } from '@grotto/protocol'
import type { Person, Store } from '@grotto/storage'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../process/clock.ts'
import { speaksForItself } from '../reminders/delivery.ts'
import { type ReminderSettings, type Reminders, wentWell } from '../reminders/reminders.ts'
import { isReachable } from '../reminders/requests.ts'
import type { Tables } from '../tables/tables.ts'
import { notFound, Problem } from './problem.ts'
import { type AnyRoute, type Call, route } from './route.ts'

interface Ports {
  readonly store: Store
  readonly clock: Clock
  readonly tables: Tables
  readonly reminders: Reminders
  readonly settings: ReminderSettings
}

const DEVICES = 10
/** Milliseconds after which a web address that does not work is refused, at the earliest. */
const UNTOLD = 1_000

/** How I am reminded of my turn when no page of mine is open. */
export function reminderRoutes(ports: Ports): AnyRoute[] {
  const { reminders, settings } = ports
  return [
    route({
      method: 'GET',
      path: '/api/me/reminders',
      operation: 'getReminders',
      says: 'How this server can remind me of my turn, and how it does.',
      answer: Reminding,
      handle: ({ person }) => reminding(ports, person),
    }),
    route({
      method: 'PUT',
      path: '/api/me/push',
      operation: 'addPushDevice',
      says: `Remind me through this browser's push service; at most ${DEVICES} browsers, the oldest makes room.`,
      body: PushSubscription,
      answer: Reminding,
      byCookieOnly: true,
      budget: 'channels',
      async handle({ person, body: { endpoint, keys } }) {
        if (!settings.push) throw notFound()
        const wanted = { kind: 'push', address: endpoint, details: keys } as const
        if (!isReachable(wanted)) throw new Problem(400, 'malformed')
        return keep(ports, person, wanted, DEVICES)
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/me/push',
      operation: 'removePushDevice',
      says: 'This browser is no longer to be reminded.',
      body: PushDevice,
      answer: Reminding,
      async handle({ person, body }) {
        await reminders.forget(person.id, body.endpoint)
        return reminding(ports, person)
      },
    }),
    route({
      method: 'PUT',
      path: '/api/me/webhook',
      operation: 'setWebhook',
      says: 'Remind me by a POST to this public https address. It is tried at once, and kept if it answers with 2xx.',
      body: Webhook,
      answer: Reminding,
      byCookieOnly: true,
      // Every call writes to somebody's server.
      budget: 'channels',
      handle: call => setWebhook(ports, call),
    }),
    route({
      method: 'DELETE',
      path: '/api/me/webhook',
      operation: 'removeWebhook',
      says: 'No more reminders to a web address.',
      answer: Reminding,
      async handle({ person }) {
        for (const { kind, address } of await ports.store.channels.of(person.id))
          if (kind === 'webhook') await reminders.forget(person.id, address)
        return reminding(ports, person)
      },
    }),
  ]
}

async function reminding({ store, settings }: Ports, { id }: Person): Promise<Reminding> {
  const channels = await store.channels.of(id)
  return {
    after: settings.after / 1000,
    pushKey: settings.push?.publicKey ?? null,
    devices: channels.filter(({ kind }) => kind === 'push').length,
    webhooks: settings.webhooks,
    webhook: channels.find(({ kind }) => kind === 'webhook')?.address ?? null,
  }
}

async function setWebhook(ports: Ports, call: Call<{ address: string }>): Promise<Reminding> {
  const { person, body, request } = call
  const { reminders, settings, clock } = ports
  if (!settings.webhooks) throw notFound()
  const wanted = { kind: 'webhook', address: body.address, details: { origin: originOf(request) } } as const
  const channel = { ...wanted, person: person.id, created: clock.now() }
  const began = performance.now()
  const tried = await reminders.tell(channel, { kind: 'hello', language: person.language })
  if (tried === 'refused' && speaksForItself(body.address)) throw new Problem(422, 'webhookNotPublic')
  if (!wentWell(tried)) {
    // Which names there are beside this machine is nobody's business: neither the answer tells it, nor how soon it comes.
    await sleep(Math.max(0, began + UNTOLD - performance.now()))
    throw new Problem(422, 'webhookNoAnswer')
  }
  // The other side may have taken its time, and she may have signed this device out meanwhile.
  await call.demandStill()
  return keep(ports, person, wanted, 1)
}

/** Where this person reaches us, so that a reminder can say where the table is. */
const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`

type Wanted =
  | { kind: 'push'; address: string; details: { p256dh: string; auth: string } }
  | { kind: 'webhook'; address: string; details: { origin: string } }

async function keep(ports: Ports, person: Person, wanted: Wanted, most: number): Promise<Reminding> {
  const { store, clock, reminders, tables } = ports
  await store.keepPerson({ ...person, seen: clock.now() })
  await reminders.keep({ ...wanted, person: person.id, created: clock.now() }, most)
  await reminders.wait(tables, person.id)
  return reminding(ports, person)
}
