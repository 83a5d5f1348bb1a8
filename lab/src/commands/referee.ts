import { once } from 'node:events'
import type { Command } from 'commander'
import { standardInput } from '../files.ts'
import { linesOf } from '../lines.ts'
import { Referee } from '../referee/referee.ts'

/** `grotto referee`: JSON Lines in, JSON Lines out; docs/referee.md describes every field. */
export function addReferee(program: Command): void {
  program
    .command('referee')
    .description('run games for a program in any language: JSON Lines on standard input and output')
    .action(async () => {
      const referee = new Referee()
      for await (const line of linesOf(standardInput()))
        if (typeof line !== 'string' || line.trim() !== '') await say(referee.reply(line))
    })
}

/** A program that asks faster than it reads is waited for. */
async function say(answer: string): Promise<void> {
  if (!process.stdout.write(`${answer}\n`)) await once(process.stdout, 'drain')
}
