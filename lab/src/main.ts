// `grotto`: what it is told on the command line, and how it ends. 0 all is well, 1 the answer is no, 2 it was asked wrongly.
import { giveUp, runCommandLine } from './command-line.ts'

/** Who has heard enough closes the pipe: that is no fault. A full disk is. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  giveUp(`standard output cannot be written: ${error.message}`)
  process.exit()
})
/** Nobody hears what went wrong, but the exit code still says it. */
process.stderr.on('error', () => {})

await runCommandLine(process.argv.slice(2))
