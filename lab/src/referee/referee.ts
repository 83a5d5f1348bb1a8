import { ChanceError, toJson } from '@grotto/kernel'
import { reason } from '../files.ts'
import { GymRequests } from '../gym/requests.ts'
import type { BadLine } from '../lines.ts'
import type { Table } from '../table.ts'
import { type Asks, type Begins, standing } from './answers.ts'
import { asked, type RequestType } from './asked.ts'
import { type Begun, begun } from './begun.ts'
import { BadRequest, onlyFields, parseLine, Refused, type Request } from './request.ts'

/** An answer in JSON; `id` comes back as it was sent. */
export type Answer = { readonly ok: boolean; readonly id?: unknown } & Readonly<Record<string, unknown>>

/** Runs one game at a time for a program in any language: a line in, a line out. Bad lines change nothing. */
export class Referee {
  private table: Table | undefined
  /** Many games at once, beside that one. */
  private readonly gym = new GymRequests()

  /** The answer as a line, whatever comes in. */
  reply(line: string | BadLine): string {
    const answer = this.answer(line)
    try {
      return JSON.stringify(answer)
    } catch (error) {
      return JSON.stringify({ ...identity(answer), ok: false, ...excuse(error) })
    }
  }

  answer(line: string | BadLine): Answer {
    let request: Request = {}
    try {
      request = parseLine(line)
      return { ...identity(request), ok: true, ...this.perform(request) }
    } catch (error) {
      return { ...identity(request), ok: false, ...excuse(error) }
    }
  }

  private perform(request: Request): object {
    const name = request.do
    if (GymRequests.names.some(each => each === name)) return this.gym.answer(request)
    if (typeof name !== 'string' || !(Object.hasOwn(begun, name) || Object.hasOwn(asked, name)))
      throw new BadRequest(
        `"do" must be one of ${[...Object.keys(begun), ...Object.keys(asked), ...GymRequests.names].join(', ')}`,
      )
    if (!Object.hasOwn(begun, name)) return this.ask(asked[name as RequestType], request)
    return this.begin(begun[name as Begun], request)
  }

  private begin({ fields, begin }: Begins, request: Request): object {
    onlyFields(request, fields)
    const { table, events } = begin(request)
    this.table = table
    const { game, options } = table.play
    return {
      game: game.id,
      rules: game.rulesVersion,
      options: toJson(options),
      seats: game.seatCount(options),
      ...standing(table),
      events,
    }
  }

  private ask({ fields, answer }: Asks, request: Request): object {
    onlyFields(request, fields)
    if (!this.table) throw new BadRequest('there is no game yet; begin with "new" or "load"')
    return answer(this.table, request)
  }
}

const identity = (request: Request): { id?: unknown } => (request.id === undefined ? {} : { id: request.id })

function excuse(error: unknown): object {
  if (error instanceof Refused) return { error: error.message, refusal: error.refusal }
  if (error instanceof BadRequest || error instanceof ChanceError) return { error: error.message }
  // Nobody's fault but ours: the game stands as it did, and the next line is heard.
  return { error: `the referee failed: ${reason(error)}` }
}
