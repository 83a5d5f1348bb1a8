import { inForce, type KnownTable, type LogItem } from '@grotto/protocol'
import { olderSteps } from '../net/api.ts'

/** A server that was just started again may answer on its socket first. */
const AGAIN_AFTER_MS = [500, 2_000, 5_000, 10_000] as const

/** The steps before a version, also where the first calls for them fail. */
export async function fetchOlder(
  table: string,
  before: number,
  fetched: typeof olderSteps = olderSteps,
): ReturnType<typeof olderSteps> {
  for (const pause of AGAIN_AFTER_MS) {
    const older = await fetched(table, before).catch(() => undefined)
    if (older) return older
    await new Promise(done => setTimeout(done, pause))
  }
  return fetched(table, before)
}

/**
 * What is known with the steps before it. Nothing where it no longer begins with the step they were asked for: the table came
 * afresh meanwhile, and with it another look back; put together they would have a hole, or steps twice.
 */
export function withOlder(known: KnownTable, before: number, older: readonly LogItem[]): KnownTable | undefined {
  if (known.log[0]?.version !== before) return undefined
  return { ...known, log: inForce([...older.filter(({ version }) => version < before), ...known.log]) }
}
