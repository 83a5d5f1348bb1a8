import { type Announced, type Imported, parseAnnounced, RecordError } from '@grotto/kernel'
import type { Command } from 'commander'
import { saysAnnotated } from '../annotations.ts'
import { jsonIn, readJson } from '../files.ts'
import { saysImported } from '../provenance.ts'
import { readRecord, verify } from '../record-file.ts'
import { UsageError } from '../usage-error.ts'

const CHANCE = {
  recomputed: 'every card and die was recomputed from the revealed secrets',
  sealed: 'the secrets are not revealed, so cards and dice could not be recomputed',
  scripted: 'cards and dice were given by hand: there is no seed',
} as const

const FAIRNESS = {
  announced: 'the shuffles are those that were announced, the moves as claimed by the file',
  claimed: 'its fairness is as claimed by the file',
} as const

/** `grotto verify FILE`: whether a record holds, step by step. Exit code 1 where it does not. */
export function addVerify(program: Command): void {
  program
    .command('verify')
    .description('check every step, outcome and hash of a recorded game')
    .argument('<file>', 'a record; - for standard input')
    .option(
      '--announced <file>',
      'what was announced before the game (a file, or the JSON itself): other shuffles are refused',
    )
    .option('--json', 'one JSON object for programs')
    .action(async (file: string, { json, announced }: { json?: true; announced?: string }) => {
      const verdict = await judge(file, announced === undefined ? undefined : await readAnnounced(announced))
      if (json) console.log(JSON.stringify(verdict))
      else for (const line of inWords(verdict)) console.log(line)
      if (!verdict.holds) process.exitCode = 1
    })
}

interface Holds {
  readonly holds: true
  readonly game: string
  readonly entries: number
  readonly chance: keyof typeof CHANCE
  readonly fairness: keyof typeof FAIRNESS
  /** By the file's own words. */
  readonly imported?: Imported
  /** How much was written to its moves, which nobody can verify. */
  readonly annotations?: number
}
type Verdict = Holds | { readonly holds: false; readonly why: string; readonly entry?: number }

const inWords = (verdict: Verdict): string[] =>
  verdict.holds
    ? [
        `holds: ${verdict.entries} entries; ${CHANCE[verdict.chance]}; ${FAIRNESS[verdict.fairness]}`,
        ...saysImported(verdict),
        ...saysAnnotated(verdict.annotations ?? 0),
      ]
    : [`broken: ${verdict.why}`]

/** The commitments of a table, as `/api/tables/:id` or this device's own note has them. */
async function readAnnounced(given: string): Promise<Announced> {
  const announced = parseAnnounced(given.trim().startsWith('{') ? jsonIn(given, '--announced') : await readJson(given))
  if (!announced)
    throw new UsageError('--announced has no commitments that were announced: 64 hexadecimal digits for each seal')
  return announced
}

async function judge(file: string, announced: Announced | undefined): Promise<Verdict> {
  const record = await readRecord(file)
  try {
    const { chance } = verify(record, announced)
    return {
      holds: true,
      game: record.game,
      entries: record.entries.length,
      chance,
      fairness: announced ? 'announced' : 'claimed',
      ...(record.imported ? { imported: record.imported } : {}),
      ...(record.annotations ? { annotations: record.annotations.length } : {}),
    }
  } catch (error) {
    if (!(error instanceof RecordError)) throw error
    return { holds: false, why: error.message, ...(error.step === undefined ? {} : { entry: error.step }) }
  }
}
