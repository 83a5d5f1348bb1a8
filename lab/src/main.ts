// `grotto`: what it is told on the command line, and how it ends. 0 all is well, 1 the answer is no, 2 it was asked wrongly.
import { CommanderError } from 'commander'
import { grotto } from './program.ts'
import { Trouble } from './trouble.ts'

process.stdout.on('error', error => {
  if ((error as NodeJS.ErrnoException).code === 'EPIPE') process.exit(0)
  throw error
})

try {
  await grotto().parseAsync()
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2
  else if (error instanceof Trouble) {
    console.error(`grotto: ${error.message}`)
    process.exitCode = 2
  } else throw error
}
