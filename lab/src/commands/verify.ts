import { RecordError } from '@grotto/kernel'
import type { Command } from 'commander'
import { readRecord, verify } from '../record-file.ts'

const CHANCE = {
  recomputed: 'every card and die was recomputed from the revealed secrets',
  sealed: 'the secrets are not revealed, so cards and dice could not be recomputed',
  scripted: 'cards and dice were given by hand: there is no seed',
} as const

/** `grotto verify FILE`: whether a record holds, step by step. Exit code 1 where it does not. */
export function addVerify(program: Command): void {
  program
    .command('verify')
    .description('check every step, outcome and hash of a recorded game')
    .argument('<file>', 'a record; - for standard input')
    .option('--json', 'one JSON object for programs')
    .action((file: string, { json }: { json?: true }) => {
      const verdict = judge(file)
      if (json) console.log(JSON.stringify(verdict))
      else
        console.log(
          verdict.holds ? `holds: ${verdict.entries} entries; ${CHANCE[verdict.chance]}` : `broken: ${verdict.why}`,
        )
      if (!verdict.holds) process.exitCode = 1
    })
}

type Verdict =
  | { readonly holds: true; readonly game: string; readonly entries: number; readonly chance: keyof typeof CHANCE }
  | { readonly holds: false; readonly why: string; readonly entry?: number }

function judge(file: string): Verdict {
  const record = readRecord(file)
  try {
    const { chance } = verify(record)
    return { holds: true, game: record.game, entries: record.entries.length, chance }
  } catch (error) {
    if (!(error instanceof RecordError)) throw error
    return { holds: false, why: error.message, ...(error.step === undefined ? {} : { entry: error.step }) }
  }
}
