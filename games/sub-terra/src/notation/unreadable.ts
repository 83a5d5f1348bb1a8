import { given, type Parsed, type Refusal } from '@grotto/kernel'

/** Why a text could not be read. Thrown and caught inside the notation only; outside it is a refusal. */
export class Unreadable extends Error {
  refusal: Refusal
  constructor(reason: string, args?: Refusal['args'], rule = 'notation') {
    super(`${reason} ${JSON.stringify(args ?? {})}`)
    this.refusal = { rule, reason, ...(args && { args }) }
  }

  /** Says where in the text it is, unless that is known already. */
  at({ line, column }: Place): this {
    const { args } = this.refusal
    if (args?.column === undefined) this.refusal = { ...this.refusal, args: { ...args, line, column } }
    return this
  }
}

/** Where something stands in a text, counted from 1. */
export interface Place {
  readonly line: number
  readonly column: number
}

/** A line of a text, as it was written. */
export interface TextLine {
  readonly number: number
  readonly text: string
}

/** Reads something from these lines, so that what cannot be read is said to be there. */
export function readFrom<T>(lines: readonly TextLine[], read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof Unreadable && lines.length > 0) error.at(placeOf(lines, error.refusal.args?.found))
    throw error
  }
}

/** Where the word that was found stands: on the last line, if it is on none; behind its last word, if there was none. */
function placeOf(lines: readonly TextLine[], found: unknown): Place {
  for (const { number, text } of lines)
    for (const { 0: word, index } of text.matchAll(/\S+/g))
      if (word === found || word.split(/[=:]/).includes(found as string)) return { line: number, column: index + 1 }
  const { number, text } = given(lines.at(-1), 'a line that could not be read')
  return { line: number, column: found === '' ? text.trimEnd().length + 1 : text.search(/\S|$/) + 1 }
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
