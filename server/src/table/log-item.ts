import type { GameTypes, Step } from '@grotto/kernel'
import type { LogItem } from '@grotto/protocol'

/** What a step of the game is in the table's log. `versions` are those of the steps before it. */
export function logItem(
  { entry, events }: Step<GameTypes>,
  version: number,
  versions: readonly number[],
  by: LogItem['by'] = entry.type === 'setup' ? 'table' : entry.type === 'act' && entry.bot ? 'bot' : 'human',
): LogItem {
  return {
    version,
    at: entry.at,
    by,
    events: events as LogItem['events'],
    ...(entry.type === 'setup' ? {} : { seat: entry.seat }),
    ...(entry.type === 'undo' ? { backTo: versions[entry.to]!, ...(entry.consent ? { agreed: true } : {}) } : {}),
  }
}
