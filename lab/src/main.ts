// `grotto`: what it is told on the command line, and how it ends. 0 all is well, 1 the answer is no, 2 it was asked wrongly.
import { CommanderError } from 'commander'
import { grotto } from './program.ts'
import { sentence, Trouble } from './trouble.ts'

function giveUp(error: Trouble): void {
  console.error(`grotto: ${sentence(error)}`)
  process.exitCode = 2
}

/** Who has heard enough closes the pipe: that is no fault. A full disk is. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  giveUp(new Trouble(`standard output cannot be written: ${error.message}`))
  process.exit()
})
/** Nobody hears what went wrong, but the exit code still says it. */
process.stderr.on('error', () => {})

try {
  await grotto().parseAsync()
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2
  else if (error instanceof Trouble) giveUp(error)
  else throw error
}
