import type { Refusal } from '@grotto/kernel'
import type { HttpError, HttpProblem, HttpStatus } from '@grotto/protocol'
import { DatabaseLocked, DiskFailed, DiskFull, isConnectionError } from '@grotto/storage'
import type { FastifyReply } from 'fastify'
import * as v from 'valibot'

/** Something the client did wrong, with the status that says so: only what `HTTP_ERRORS` lists compiles. */
export class Problem<E extends HttpError = HttpError> extends Error {
  readonly status: HttpStatus<E>
  readonly body: HttpProblem
  /** Seconds after which it may be tried again. */
  retryAfter: number | undefined

  constructor(status: HttpStatus<E>, error: E, refusal?: Refusal) {
    super(error)
    this.status = status
    this.body = { error, ...(refusal ? { refusal } : {}) }
  }
}

/** Over a limit; `wait` is how many milliseconds to leave it alone. */
export function tooMany(wait?: number): Problem {
  const problem = new Problem(429, 'tooMany')
  if (wait !== undefined) problem.retryAfter = Math.ceil(wait / 1000)
  return problem
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

/** What a client hears of an error: never more than its kind. Gives the status. */
export function answerError(error: Thrown, reply: FastifyReply): number {
  const { status, body, retryAfter } = answerTo(error)
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  reply.code(status).send(body)
  return status
}

interface Answered {
  readonly status: number
  readonly body: HttpProblem
  readonly retryAfter?: number | undefined
}

function answerTo(error: Thrown): Answered {
  if (error instanceof Problem) return error
  if (isUnavailable(error)) return { status: 503, body: { error: 'unavailable' }, retryAfter: RETRY_AFTER }
  const { statusCode = 500 } = error
  if (statusCode >= 500) return { status: 500, body: { error: 'failed' } }
  return { status: statusCode, body: { error: statusCode === 429 ? 'tooMany' : 'malformed' } }
}

/** The database cannot be reached or written just now. */
const isUnavailable = (error: Error): boolean =>
  isConnectionError(error) || [DiskFull, DiskFailed, DatabaseLocked].some(kind => error instanceof kind)
