import type { Person } from '@grotto/storage'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as v from 'valibot'
import { persistBriefly } from '../cluster/trying.ts'
import { perMinute } from './limits.ts'
import { parseBody } from './problem.ts'
import type { Who } from './who.ts'

/** What a handler gets to know about a call. */
export interface Call<Body> {
  readonly person: Person
  readonly body: Body
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string | undefined>>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** A call of the API: what validates it also describes it. */
export interface Route<Body = undefined> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  /** One sentence for the description. */
  readonly says: string
  readonly body?: v.GenericSchema<unknown, Body>
  readonly answer?: v.GenericSchema
  readonly query?: Readonly<Record<string, string>>
  /** Calls a minute from one address. */
  readonly perMinute?: number
  readonly bodyLimit?: number
  readonly handle: (call: Call<Body>) => Promise<unknown>
}

/** A route among others, its body's type forgotten. */
export type AnyRoute = Omit<Route, 'body' | 'handle'> & {
  readonly body?: v.GenericSchema
  readonly handle: (call: Call<never>) => Promise<unknown>
}

export const route = <Body = undefined>(described: Route<Body>): AnyRoute => described as unknown as AnyRoute

export function addRoutes(app: FastifyInstance, who: Who, rateLimits: number, routes: readonly AnyRoute[]): void {
  for (const { method, path, body, handle, perMinute: max, bodyLimit } of routes)
    app.route({
      method,
      url: path,
      ...(max ? perMinute(max, rateLimits) : {}),
      ...(bodyLimit ? { bodyLimit } : {}),
      async handler(request, reply) {
        const parsed = body ? parseBody(body, request.body) : undefined
        const person = await persistBriefly(() => who(request, reply))
        const { params, query } = request as { params: Record<string, string>; query: Record<string, string> }
        const answer = () => handle({ person, body: parsed as never, params, query, request, reply })
        // What only looks may look again; of what changes something, nobody knows whether it was done.
        return method === 'GET' ? persistBriefly(answer) : answer()
      },
    })
}
