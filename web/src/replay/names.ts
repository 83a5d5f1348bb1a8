import type { GameRecord } from '@grotto/kernel'
import type { BotInfo } from '../local/bot-client.ts'
import { ROMAN } from '../local/bot-sitters.ts'

type Sitters = GameRecord['sitters']

/**
 * What each sitter of a record is called: a server writes its bots by their ids; the second of a name is numbered.
 * `unnamed` is what a bot is called until the worker has said who they are.
 */
export const namesIn = (sitters: Sitters, roster: readonly BotInfo[], unnamed?: string): readonly string[] =>
  sitters.map((sitter, seat) => {
    if (!isById(sitter)) return sitter.name
    const before = sitters.slice(0, seat).filter(other => isById(other) && other.name === sitter.name).length
    const unknown = (roster.length === 0 && unnamed) || sitter.name
    return `${roster.find(({ id }) => id === sitter.name)?.name ?? unknown}${ROMAN[before]}`
  })

const isById = ({ name, bot }: Sitters[number]): boolean => name === bot?.name
