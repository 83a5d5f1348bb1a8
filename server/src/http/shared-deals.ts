import { mayReplayDaily } from '../daily/replays.ts'
import type { NewTablePorts } from '../tables/new-table.ts'
import { mayReplayTournament } from '../tournaments/replays.ts'

/** Whether a finished game whose deal others play too is shown to somebody who did not sit there. */
export const mayReplayShared = async (ports: NewTablePorts, table: string, person: string): Promise<boolean> =>
  (await mayReplayDaily(ports, table, person)) || mayReplayTournament(ports, table, person)
