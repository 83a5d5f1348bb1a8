import type { Parsed } from '@grotto/kernel'
import type { LabGame } from '../games/lab-game.ts'
import { labGameOf } from '../games/lab-games.ts'
import { loadTable, openTable } from '../table.ts'
import { UsageError } from '../usage-error.ts'
import type { Begins } from './answers.ts'
import { BadRequest, Refused, type Request, textIn } from './request.ts'

/** The two ways in which a game begins. */
export const begun = {
  /** A new game, its chance from a seed or given in order. */
  new: {
    fields: ['game', 'options', 'seed', 'coming'],
    begin(request) {
      const labGame = deskIn(request)
      const options = granted(labGame.game.parseOptions(request.options ?? {}))
      const seed = textIn(request, 'seed')
      if (request.coming !== undefined) {
        const { state, events } = granted(labGame.begin(options, request.coming))
        return { table: loadTable(labGame.game, state, seed), events }
      }
      const table = openTable(labGame.game, options, seed)
      return { table, events: table.play.steps[0]!.events }
    },
  },
  /** A position, as JSON or in the notation of the game. */
  load: {
    fields: ['game', 'position', 'seed'],
    begin(request) {
      const { game } = deskIn(request)
      const { position } = request
      if (position === undefined)
        throw new BadRequest('"position" is missing: JSON, or a text in the notation of the game')
      const parsed = typeof position === 'string' ? game.notation.parsePosition(position) : game.decode(position)
      return { table: loadTable(game, granted(parsed), textIn(request, 'seed')), events: [] }
    },
  },
} satisfies Record<string, Begins>
export type Begun = keyof typeof begun

function deskIn(request: Request): LabGame {
  const id = textIn(request, 'game')
  try {
    return labGameOf(id ?? '')
  } catch (error) {
    throw error instanceof UsageError ? new BadRequest(error.message) : error
  }
}

function granted<T>(parsed: Parsed<T>): T {
  if (parsed.ok) return parsed.value
  throw new Refused(parsed.refusal)
}
