// `grotto`: what it is told on the command line, and how it ends. 0 all is well, 1 the answer is no, 2 it was asked wrongly.
import { CommanderError } from 'commander'
import { askedLanguage } from './commands/language.ts'
import { explain } from './explain.ts'
import { grotto } from './program.ts'
import { UsageError } from './usage-error.ts'

function giveUp(why: string): void {
  console.error(`grotto: ${why}`)
  process.exitCode = 2
}

/** Who has heard enough closes the pipe: that is no fault. A full disk is. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  giveUp(`standard output cannot be written: ${error.message}`)
  process.exit()
})
/** Nobody hears what went wrong, but the exit code still says it. */
process.stderr.on('error', () => {})

try {
  await grotto().parseAsync()
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2
  else if (error instanceof UsageError) giveUp(await explain(error, askedLanguage(process.argv)))
  else throw error
}
