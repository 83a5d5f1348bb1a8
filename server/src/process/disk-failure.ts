import type { DiskFailed } from '@grotto/storage'

/** As sysexits.h has it: an error in input or output. Whoever watches over the server starts it again. */
const EX_IOERR = 74

/** Ends the process: what the disk has of the last commits nobody knows before it is read again. */
export function endOnFailure({ message }: DiskFailed): never {
  console.error(
    `grotto: the disk failed: ${message}. Everything that was acknowledged is kept and nothing more is taken; Grotto ends, to be started again from what is on disk.`,
  )
  process.exit(EX_IOERR)
}
