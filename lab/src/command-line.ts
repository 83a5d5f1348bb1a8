import { CommanderError } from 'commander'
import { askedLanguage } from './commands/language.ts'
import { explain } from './explain.ts'
import { grotto } from './program.ts'
import { UsageError } from './usage-error.ts'

/** Says why it cannot be done, for a person in front of a terminal. */
export function giveUp(why: string): void {
  console.error(`grotto: ${why}`)
  process.exitCode = 2
}

/** Does what the command line says, and notes in the exit code how it ended. */
export async function runCommandLine(args: readonly string[]): Promise<void> {
  try {
    await grotto().parseAsync(args, { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2
    else if (error instanceof UsageError) giveUp(await explain(error, askedLanguage(args)))
    else throw error
  }
}
