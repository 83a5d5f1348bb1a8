import { labGameOf } from '../games/lab-games.ts'
import { BadRequest, onlyFields, Refused, type Request, textIn } from '../referee/request.ts'
import { UsageError } from '../usage-error.ts'
import { Gym } from './gym.ts'
import { sizeOf } from './gym-game.ts'

const MOST_GAMES = 4096

/** `gym` begins many games at once and says what its numbers mean; `steps` plays a step of all of them; `everybody` shows all seats. */
export class GymRequests {
  #gym: Gym | undefined

  static readonly names = ['gym', 'steps', 'everybody'] as const

  answer(request: Request): object {
    if (request.do === 'gym') return this.#begin(request)
    return request.do === 'steps' ? this.#step(request) : this.#everybody(request)
  }

  #begin(request: Request): object {
    onlyFields(request, ['game', 'options', 'games', 'seed'])
    const { game, gym } = labGame(request)
    if (!gym) throw new BadRequest(`there is no gym for ${game.id}`)
    const options = game.parseOptions(request.options ?? {})
    if (!options.ok) throw new Refused(options.refusal)
    const { games = 1 } = request
    if (typeof games !== 'number' || !Number.isInteger(games) || games < 1 || games > MOST_GAMES)
      throw new BadRequest(`"games" must be a number from 1 to ${MOST_GAMES}`)
    const seed = textIn(request, 'seed') ?? '0'
    this.#gym = new Gym({ game, gym, options: options.value, games, seed })
    const { fields, actions } = gym
    return { seatCount: game.seatCount(options.value), size: sizeOf(gym), fields, actions, ...this.#gym.shown() }
  }

  #step(request: Request): object {
    onlyFields(request, ['actions'])
    const gym = this.#begun()
    if (!Array.isArray(request.actions)) throw new BadRequest('"actions" must be a list of numbers')
    return { ...gym.step(request.actions), ...gym.shown() }
  }

  #everybody(request: Request): object {
    onlyFields(request, [])
    return this.#begun().everybody()
  }

  #begun(): Gym {
    if (!this.#gym) throw new BadRequest('there are no games yet; begin with "gym"')
    return this.#gym
  }
}

function labGame(request: Request) {
  try {
    return labGameOf(textIn(request, 'game') ?? '')
  } catch (error) {
    throw error instanceof UsageError ? new BadRequest(error.message) : error
  }
}
