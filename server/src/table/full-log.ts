import { anySource, type GameTypes, Play } from '@grotto/kernel'
import type { LogItem } from '@grotto/protocol'
import { logItem } from './log-item.ts'
import type { Table } from './table.ts'

/** The whole log. A table loaded by way of a snapshot knows its last part only: the rest is replayed. */
export function fullLog(table: Table): readonly LogItem[] {
  const { play, log, versions } = table
  if (!play || log[0]?.version === versions[0]) return log
  const again = Play.resume(table.game, table.options, anySource(), play.entries, table.from) as Play<GameTypes>
  const known = log[0]?.version ?? Number.MAX_SAFE_INTEGER
  // A step that nobody else saw has the version of the one before.
  const seen = again.steps.filter(({ number }) => versions[number] !== versions[number - 1])
  const earlier = seen.map(step => logItem(step, versions[step.number]!, versions))
  table.log = [...earlier.filter(({ version }) => version < known), ...log]
  return table.log
}

/** Everything that became public and was not taken back. */
export function eventsInForce(table: Table): object[] {
  const standing: LogItem[] = []
  for (const item of fullLog(table)) {
    if (item.backTo === undefined) standing.push(item)
    else while (standing.length > 0 && standing.at(-1)!.version > item.backTo) standing.pop()
  }
  return standing.flatMap(({ events }) => events)
}
