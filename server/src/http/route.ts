import { MAX_COMMAND_BYTES, TABLE_ID } from '@grotto/protocol'
import type { Person } from '@grotto/storage'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as v from 'valibot'
import type { Budgets, Visitor } from '../budgets/budgets.ts'
import type { Kind } from '../budgets/limits.ts'
import { CALL } from '../budgets/turns.ts'
import { retryBriefly } from '../cluster/retry.ts'
import type { Known } from '../identity/identity.ts'
import { SILENCED } from '../moderation/words.ts'
import { notFound, Problem, parseBody, tooMany } from './problem.ts'
import { bearer, type Who } from './who.ts'

/** Of a body, unless a route says otherwise. */
export const BODY_BYTES = MAX_COMMAND_BYTES * 4

/** The names behind colons in a path. */
type NamesIn<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never

/** What a handler gets to know about a call. */
export interface Call<Body, Name extends string = never> {
  readonly person: Person
  /** In which of her devices' generations she was let in. */
  readonly generation: number
  readonly address: string
  readonly body: Body
  /** What stands in the path at each of its names. */
  readonly params: Readonly<Record<Name, string>>
  readonly query: Readonly<Record<string, string | undefined>>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** For what takes long before it changes anything: throws where she is no longer let in. */
  readonly demandStill: () => Promise<void>
}

/** What may stand behind the question mark; where there is a pattern, all else is malformed. */
export interface QueryParameter {
  readonly says: string
  readonly pattern?: string
}

/** A call of the API: what validates it also describes it. */
export interface Route<Body = undefined, Path extends string = string> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: Path
  /** What a program that is generated from the description calls it; never changes. */
  readonly operation: string
  /** One sentence for the description. */
  readonly says: string
  readonly body?: v.GenericSchema<unknown, Body>
  readonly answer?: v.GenericSchema
  readonly query?: Readonly<Record<string, QueryParameter>>
  /** The answer is a stream of these, and no JSON document. */
  readonly streams?: v.GenericSchema
  /** What it takes from the caller's share, besides being a call. */
  readonly budget?: Kind
  /** Whether it says something that others will read: who is silenced may not. */
  readonly speaks?: (body: Body, person: Person) => boolean
  readonly bodyLimit?: number
  /** Gives out what lets somebody in, or reaches her: a token must not, so that revoking it ends what came of it. */
  readonly byCookieOnly?: boolean
  /** Also for those who are banned. */
  readonly mayBanned?: boolean
  /** The body is described by its schema, and left as text: reading it takes too long for the event loop. */
  readonly bodyAsText?: boolean
  readonly handle: (call: Call<Body, NamesIn<Path>>) => Promise<unknown>
}

/** A route among others, the types of its body and its path forgotten. */
export type AnyRoute = Omit<Route, 'body' | 'handle' | 'speaks'> & {
  readonly body?: v.GenericSchema
  readonly speaks?: (body: never, person: Person) => boolean
  readonly handle: (call: Call<never>) => Promise<unknown>
}

export const route = <Path extends string, Body = undefined>(described: Route<Body, Path>): AnyRoute =>
  described as unknown as AnyRoute

interface Ports {
  readonly who: Who
  readonly addressOf: (request: FastifyRequest) => string
  readonly budgets: Budgets
  readonly isBanned: (visitor: Visitor) => boolean
  readonly isSilenced: (visitor: Visitor) => boolean
}

interface Caller extends Known {
  readonly address: string
  /** Whether the call was there in full when it was found out who asks. */
  readonly isWhole: boolean
}

export function addRoutes(app: FastifyInstance, ports: Ports, routes: readonly AnyRoute[]): void {
  const { addressOf, budgets, isSilenced } = ports
  const callers = new WeakMap<FastifyRequest, Caller>()
  for (const each of routes) {
    const { method, path, body, handle, budget, bodyLimit, byCookieOnly, mayBanned, bodyAsText = false, speaks } = each
    app.route({
      method,
      url: path,
      config: { bodyAsText },
      ...(bodyLimit ? { bodyLimit } : {}),
      // Before the body is read: what somebody may not do costs nobody anything.
      async onRequest(request, reply) {
        const known = await retryBriefly(() => ports.who.ask(request, reply))
        const caller = { ...known, address: addressOf(request), isWhole: request.raw.complete }
        callers.set(request, caller)
        // Even then somebody may be forgotten.
        if (!mayBanned) refuseBanned(ports, caller)
        const wait = budget ? await budgets.ask(budget, { address: caller.address, person: caller.person.id }) : 0
        if (wait > 0) throw tooMany(wait)
      },
      // Bodies that were waited for may all have come at once, and long after it was found out who asks.
      async preHandler(request) {
        const caller = callers.get(request)!
        const turn = body && budgets.turn(caller.address, CALL)
        await turn
        if (turn || (method !== 'GET' && !caller.isWhole))
          callers.set(request, await stillCaller(ports, each, request, caller))
      },
      async handler(request, reply) {
        const { params, query } = request as { params: Record<string, string>; query: Record<string, string> }
        // An encoded slash would lead to what is kept beside a table.
        if ('id' in params && !TABLE_ID.test(params.id ?? '')) throw notFound()
        if (byCookieOnly && bearer(request.headers.authorization)) throw new Problem(403, 'notAllowed')
        demandQuery(each, query)
        const parsed = body && !bodyAsText ? parseBody(body, request.body) : undefined
        const caller = callers.get(request)!
        if (
          speaks?.(parsed as never, caller.person) &&
          isSilenced({ address: caller.address, person: caller.person.id })
        )
          throw new Problem(422, 'refused', SILENCED.refusal)
        const demandStill = async () => void (await stillCaller(ports, each, request, caller))
        const { person, generation, address } = caller
        const who = { person, generation, address, demandStill }
        const answer = () => handle({ ...who, body: parsed as never, params, query, request, reply })
        // What only looks may look again; of what changes something, nobody knows whether it was done.
        return method === 'GET' ? retryBriefly(answer) : answer()
      },
    })
  }
}

/** The caller as she is by now; refuses whoever was forgotten, signed out or banned meanwhile. */
async function stillCaller(
  ports: Ports,
  { mayBanned }: AnyRoute,
  request: FastifyRequest,
  caller: Caller,
): Promise<Caller> {
  const still = { ...caller, ...(await retryBriefly(() => ports.who.askAgain(request, caller))) }
  if (!mayBanned) refuseBanned(ports, still)
  return still
}

function refuseBanned({ isBanned }: Ports, { address, person }: Caller): void {
  if (isBanned({ address, person: person.id })) throw new Problem(403, 'notAllowed')
}

function demandQuery({ query: known = {} }: AnyRoute, given: Readonly<Record<string, unknown>>): void {
  for (const [name, { pattern }] of Object.entries(known)) {
    const value = given[name]
    const fits = pattern === undefined || (typeof value === 'string' && new RegExp(pattern).test(value))
    if (value !== undefined && !fits) throw new Problem(400, 'malformed')
  }
}
