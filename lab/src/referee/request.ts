import { isTooDeep, MAX_DEPTH, type Refusal, type Seat, type Viewer } from '@grotto/kernel'
import type { BadLine } from '../lines.ts'

/** A request that cannot be answered; it changes nothing. */
export class BadRequest extends Error {
  override name = 'BadRequest'
}

/** Thrown where the rules of the game say no: the answer names the rule. */
export class Refused extends Error {
  override name = 'Refused'
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(`${refusal.rule}: ${refusal.reason}`)
    this.refusal = refusal
  }
}

/** What a program sends on one line. */
export type Request = Readonly<Record<string, unknown>>

export function parseLine(line: string | BadLine): Request {
  if (typeof line !== 'string') throw new BadRequest(line.why)
  if (isTooDeep(line)) throw new BadRequest(`the line is nested more than ${MAX_DEPTH} deep`)
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw new BadRequest('the line is not JSON')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BadRequest('the line is not a JSON object')
  return value as Request
}

/** Refuses misspelt fields, which would otherwise silently be taken for absent ones. */
export function onlyFields(request: Request, known: readonly string[]): void {
  const stranger = Object.keys(request).find(field => field !== 'do' && field !== 'id' && !known.includes(field))
  if (stranger === undefined) return
  const fields = known.length > 0 ? `its fields are ${known.join(', ')}` : 'it has no fields'
  throw new BadRequest(`"${String(request.do)}" has no field "${stranger}"; ${fields}`)
}

export function seatIn(request: Request, seats: number): Seat {
  const { seat } = request
  if (typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < seats) return seat
  throw new BadRequest(`"seat" must be a number from 0 to ${seats - 1}`)
}

export function viewerIn(request: Request, seats: number): Viewer {
  return request.seat === 'spectator' ? 'spectator' : seatIn(request, seats)
}

export function textIn(request: Request, field: string): string | undefined {
  const value = request[field]
  if (value === undefined || typeof value === 'string') return value
  throw new BadRequest(`"${field}" must be a text`)
}
