import type { Language } from '@grotto/words'
import { CommanderError } from 'commander'
import { sayCommandError } from './command-error.ts'
import { askedLanguage } from './commands/language.ts'
import { explain } from './explain.ts'
import { grotto } from './program.ts'
import { UsageError } from './usage-error.ts'

/** Says why it cannot be done, for a person in front of a terminal. */
export function giveUp(why: string): void {
  console.error(`grotto: ${why}`)
  process.exitCode = 2
}

/** Help and version are no errors, though Commander ends with them too. */
async function answer(error: CommanderError, language: Language): Promise<void> {
  const why = await sayCommandError(error, language)
  if (why) giveUp(why)
  else process.exitCode = error.exitCode === 0 ? 0 : 2
}

/** Does what the command line says, and notes in the exit code how it ended. */
export async function runCommandLine(args: readonly string[]): Promise<void> {
  try {
    await grotto().parseAsync(args, { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError) await answer(error, askedLanguage(args))
    else if (error instanceof UsageError) giveUp(await explain(error, askedLanguage(args)))
    else throw error
  }
}
