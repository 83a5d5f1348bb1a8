import type { Refusal } from '@grotto/kernel'
import type { HttpProblem } from '@grotto/protocol'
import { isLineTrouble } from '@grotto/storage'
import type { FastifyReply } from 'fastify'
import * as v from 'valibot'

/** Something the client did wrong, with the status that says so. */
export class Problem extends Error {
  readonly status: number
  readonly body: HttpProblem

  constructor(status: number, error: string, refusal?: Refusal) {
    super(error)
    this.status = status
    this.body = { error, ...(refusal ? { refusal: refusal as NonNullable<HttpProblem['refusal']> } : {}) }
  }
}

export const notFound = (): Problem => new Problem(404, 'notFound')

/** The body as the schema says, or a 400. */
export function parseBody<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, body)
  if (!parsed.success) throw new Problem(400, 'malformed')
  return parsed.output
}

interface Thrown extends Error {
  readonly statusCode?: number
}

/** Seconds after which a database that is away may be back. */
export const RETRY_AFTER = 3

/** What a client hears of an error: never more than its kind. */
export function answerError(error: Thrown, reply: FastifyReply, log: (error: Error) => void): FastifyReply {
  if (error instanceof Problem) return reply.code(error.status).send(error.body)
  if (isLineTrouble(error)) return reply.code(503).header('retry-after', RETRY_AFTER).send({ error: 'unavailable' })
  const status = error.statusCode ?? 500
  if (status >= 500) log(error)
  return reply.code(status).send({ error: status === 429 ? 'tooMany' : status < 500 ? 'malformed' : 'failed' })
}
