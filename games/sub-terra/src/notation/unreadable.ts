import type { Parsed, Refusal } from '@grotto/kernel'

/** Why a text could not be read. Thrown and caught inside the notation only; outside it is a refusal. */
export class Unreadable extends Error {
  readonly refusal: Refusal
  constructor(reason: string, args?: Refusal['args'], rule = 'notation') {
    super(`${reason} ${JSON.stringify(args ?? {})}`)
    this.refusal = { rule, reason, ...(args && { args }) }
  }
}

export function attempt<T>(read: () => T): Parsed<T> {
  try {
    return { ok: true, value: read() }
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, refusal: error.refusal }
    throw error
  }
}

export function readNumber(word: string | undefined): number {
  if (word === undefined || !/^\d+$/.test(word)) throw new Unreadable('numberExpected', { found: word ?? '' })
  return Number(word)
}

export function readOneOf<T extends string>(word: string | undefined, allowed: readonly T[]): T {
  const found = allowed.find(name => name.toLowerCase() === word?.toLowerCase())
  if (found === undefined) throw new Unreadable('unknownWord', { found: word ?? '', allowed: allowed.join(', ') })
  return found
}
