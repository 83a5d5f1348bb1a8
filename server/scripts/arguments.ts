import { type ParseArgsConfig, parseArgs } from 'node:util'

type Config = Omit<ParseArgsConfig, 'args' | 'strict'>

/** What a script was told. `--help` shows its usage; what it does not know is said in a sentence, without a stack. */
export function readArguments<const T extends Config>(usage: string, config: T): ReturnType<typeof parseArgs<T>> {
  if (process.argv.slice(2).includes('--help')) {
    console.log(usage)
    process.exit(0)
  }
  try {
    return parseArgs(config)
  } catch (error) {
    console.error(`${firstSentence((error as Error).message)}\n${usage}`)
    process.exit(2)
  }
}

/** Node goes on to explain how an option could be taken for a file. */
const firstSentence = (text: string): string => text.split('. ')[0]!.split('\n')[0]!

/** The folder of a SQLite installation. Who runs on PostgreSQL and names none means that one, and would get another. */
export function fileData(given: string | undefined, how: string): string {
  if (given === undefined && process.env.DATABASE_URL) {
    console.error(
      `DATABASE_URL is set: PostgreSQL is ${how} (docs/operating.md). For a SQLite file name its folder: --data`,
    )
    process.exit(2)
  }
  return given ?? process.env.GROTTO_DATA ?? 'data'
}
