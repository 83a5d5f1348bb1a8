import { hash } from 'node:crypto'
import { canonical, toJson } from '@grotto/kernel'
import type { Answer, Command } from '@grotto/protocol'
import { refused } from './outcome.ts'

const LENGTH = 11

/** What a command asks for, in a few characters, however its fields were ordered. */
export const printOf = (command: Command): string =>
  hash('sha256', canonical(toJson(command)), 'base64url').slice(0, LENGTH)

/** An answer as it is kept beside the last entry it brought about: with what it was the answer to. */
export const keptAnswer = (answer: Answer, print: string): string => JSON.stringify({ ...answer, of: print })

/**
 * What a command hears whose id was answered before: the same, if it is the same command. Receipts of servers that did
 * not note the command are believed.
 */
export function answerAgain(kept: string, id: string, print: string): Answer {
  const { of: _, ...answer } = JSON.parse(kept) as Kept
  return isSame(kept, print) ? answer : idReused(id)
}

type Kept = Answer & { readonly of?: string }

/** Whether what was answered is the command with this print. */
export function isSame(kept: string, print: string): boolean {
  const { of = print } = JSON.parse(kept) as Kept
  return of === print
}

/** The id belongs to another command: had this one heard its answer, its sender would think it was done. */
export const idReused = (id: string): Answer => ({ type: 'answer', id, result: 'refused', ...refused('idReused') })
