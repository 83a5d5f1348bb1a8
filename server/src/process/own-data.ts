import { join } from 'node:path'
import { FolderInUse, lockDataFolder, renewLog } from '@grotto/storage'
import { movedAway } from '../config/data-folder.ts'
import { DATABASE } from './restoring.ts'
import { endWith, StartFault } from './start-fault.ts'

/**
 * Makes the data folder this process's own for as long as it lives, and what another one left there fit to build on. If
 * it cannot be had, the process ends with a sentence.
 */
export function ownData(data: string): void {
  const moved = movedAway(data)
  if (moved) endWith(new StartFault(`GROTTO_DATA must be a folder in use, and ${moved}.`))
  try {
    lockDataFolder(data)
    renewLog(join(data, DATABASE))
  } catch (error) {
    if (error instanceof FolderInUse)
      endWith(new StartFault(`GROTTO_DATA must be a folder for one server, and another one is using ${data}.`))
    const { message } = error as Error
    endWith(new StartFault(`GROTTO_DATA must be a folder Grotto can write, and ${data} is not: ${message}.`))
  }
}
