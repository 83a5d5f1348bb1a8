import { createInterface } from 'node:readline'
import type { Command } from 'commander'
import { Referee } from '../referee/referee.ts'

/** `grotto referee`: JSON Lines in, JSON Lines out; docs/referee.md describes every field. */
export function addReferee(program: Command): void {
  program
    .command('referee')
    .description('run games for a program in any language: JSON Lines on standard input and output')
    .action(async () => {
      const referee = new Referee()
      for await (const line of createInterface({ input: process.stdin }))
        if (line.trim() !== '') process.stdout.write(`${JSON.stringify(referee.answer(line))}\n`)
    })
}
