import type { Game, Seat } from '@grotto/kernel'
import { recordOf, type Table } from '../table.ts'
import { type Asks, standing } from './answers.ts'
import { BadRequest, Refused, type Request, seatIn, viewerIn } from './request.ts'

/** What can be asked of a game that has begun. */
export const asked = {
  legal: {
    fields: ['seat'],
    answer(table, request) {
      const { game, seat, view } = seated(table, request)
      const actions = game.legal(view, seat)
      return { actions, texts: actions.map(action => game.notation.makeAction(view, action)) }
    },
  },
  act: {
    fields: ['seat', 'action'],
    answer(table, request) {
      const { game, seat, view } = seated(table, request)
      const step = act(table, seat, actionIn(game, view, seat, request))
      const { events, usedChance, revealed } = step
      return { ...standing(table), events, usedChance, revealed }
    },
  },
  view: {
    fields: ['seat'],
    answer({ play: { game, options, state } }, request) {
      const view = game.view(state, viewerIn(request, game.seatCount(options)))
      return { view: game.encode(view), text: game.notation.makePosition(view) }
    },
  },
  odds: {
    fields: ['seat'],
    answer({ play: { game, options, state } }, request) {
      const viewer = viewerIn(request, game.seatCount(options))
      return { odds: game.odds(game.view(state, viewer), viewer) }
    },
  },
  position: {
    fields: [],
    answer: ({ play: { game, state } }) => ({
      position: game.encode(state),
      text: game.notation.makePosition(state),
    }),
  },
  outcome: {
    fields: [],
    answer: ({ play: { game, state } }) => ({ outcome: game.outcome(state) ?? null }),
  },
  record: {
    fields: [],
    answer: table => ({ record: recordOf(table, sitters(table)) }),
  },
  undo: {
    fields: ['to'],
    answer(table, request) {
      const standingEntries = table.play.standing
      const to = request.to ?? standingEntries.at(-2)
      if (to === undefined) throw new BadRequest('there is nothing to take back')
      if (typeof to !== 'number' || !standingEntries.includes(to))
        throw new BadRequest(`"to" must be an entry in force: ${standingEntries.join(', ')}`)
      table.play.undo(0, to, 0, true)
      return standing(table)
    },
  },
} satisfies Record<string, Asks>
export type RequestType = keyof typeof asked

function seated({ play: { game, options, state } }: Table, request: Request) {
  const seat = seatIn(request, game.seatCount(options))
  return { game, seat, view: game.view(state, seat) }
}

/** An action is JSON, or a text in the notation of the game. */
function actionIn(game: Game, view: object, seat: Seat, { action }: Request): unknown {
  if (action === undefined) throw new BadRequest('"action" is missing: JSON, or a text in the notation of the game')
  if (typeof action !== 'string') return action
  const parsed = game.notation.parseAction(view, seat, action)
  if (parsed.ok) return parsed.value
  throw new Refused(parsed.refusal)
}

/** Where the given order runs out in the middle of an action, the game stays as it was before. */
function act({ play }: Table, seat: Seat, action: unknown) {
  const before = play.game.copy(play.state)
  const drawn = play.source.positions()
  try {
    const acted = play.act(seat, action, 0)
    if ('refusal' in acted) throw new Refused(acted.refusal)
    return acted.step
  } catch (error) {
    play.state = before
    play.source.rewind(drawn)
    throw error
  }
}

function sitters({ play: { game, options } }: Table) {
  return Array.from({ length: game.seatCount(options) }, (_, seat) => ({ name: `seat ${seat}` }))
}
