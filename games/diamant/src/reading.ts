import type { Parsed, Refusal } from '@grotto/kernel'

/** Thrown by a reader and turned into a refusal at the edge by `attempt`; never leaves this package. */
class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.reason)
    this.refusal = refusal
  }
}

export function refuse(rule: string, reason: string, args?: Refusal['args']): never {
  throw new Refused(args ? { rule, reason, args } : { rule, reason })
}

/** Reads something from outside: its value, or the refusal that came up on the way. */
export function attempt<T>(read: () => T): Parsed<T> {
  try {
    return { ok: true, value: read() }
  } catch (error) {
    if (error instanceof Refused) return { ok: false, refusal: error.refusal }
    throw error
  }
}

export function readRecord(value: unknown, field: string): Record<string, unknown> {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) refuse('D-60', 'notARecord', { field })
  return value as Record<string, unknown>
}

export function readList(value: unknown, field: string, longest: number): readonly unknown[] {
  if (!Array.isArray(value) || value.length > longest) refuse('D-60', 'notAList', { field, most: longest })
  return value
}

export function readCount(value: unknown, field: string, least: number, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    refuse('D-60', 'notInRange', { field, least, most })
  return value
}

export function readFlag(value: unknown, field: string): boolean {
  if (typeof value !== 'boolean') refuse('D-60', 'notAFlag', { field })
  return value
}

export function readOneOf<const T extends string>(value: unknown, field: string, words: readonly T[]): T {
  if (!words.includes(value as T)) refuse('D-60', 'notAWord', { field })
  return value as T
}

export function onlyFields(record: Record<string, unknown>, fields: readonly string[]): void {
  for (const field of Object.keys(record))
    if (!fields.includes(field)) refuse('D-60', 'unknownField', { field: field.slice(0, 40) })
}
