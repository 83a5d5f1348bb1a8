import { botsOf } from '@grotto/bots'
import { diamant } from '@grotto/diamant'
import { type Entry, type Game, Play, type Seat, type Secrets, secretsFromWord, streams } from '@grotto/kernel'
import { subTerra } from '@grotto/sub-terra'
import type { Page } from 'playwright-core'

interface Sitter {
  readonly name: string
  readonly bot?: string
  readonly version?: number
}

/** A game as the page keeps it (web/src/local/local-store.ts). */
interface KeptGame {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly options: unknown
  readonly sitters: readonly Sitter[]
  readonly secrets: Secrets
  readonly entries: readonly Entry[]
  readonly odds: boolean
  readonly created: number
  readonly touched: number
  readonly finished: boolean
  readonly sameDeal?: string
  readonly honour?: string
}

/** A game for this device whose chance follows from a word: the same story every time. */
export function newGame(game: Game, options: object, sitters: readonly Sitter[], word: string): KeptGame {
  const parsed = game.parseOptions(options)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
  return {
    id: `kept-${word}`,
    game: game.id,
    rules: game.rulesVersion,
    options: parsed.value,
    sitters,
    secrets: secretsFromWord(game.seals(parsed.value), word),
    entries: [],
    odds: true,
    created: 0,
    touched: 0,
    finished: false,
  }
}

type Choose = (legal: readonly { readonly type: string }[], done: number) => unknown

/** Two cards go on, the third leaves; a caver ends each turn: the quickest way to the end of either game. */
const inHaste: Choose = (legal, done) =>
  legal.find(({ type }) => type === (done % 3 === 2 ? 'leave' : 'goOn') || type === 'endTurn') ?? legal[0]

/** The same game after so many actions of everybody, or at its end: as it is kept when it was played on the page. */
function played(game: Game, begun: KeptGame, actions = Number.POSITIVE_INFINITY, choose = inHaste): KeptGame {
  const at = Date.now()
  const play = Play.start(game, begun.options as never, streams(begun.secrets, []), at)
  const done = new Map<Seat, number>()
  const isOver = () => game.outcome(play.state) !== undefined
  for (let i = 0; i < actions && !isOver(); i++) {
    const seat = game.toAct(play.state)[0]!
    const mine = done.get(seat) ?? 0
    const legal = game.legal(game.view(play.state, seat), seat)
    const acted = play.act(seat, choose(legal as never, mine), at + i, begun.sitters[seat]!.bot)
    if ('refusal' in acted) throw new Error(JSON.stringify(acted.refusal))
    done.set(seat, mine + 1)
  }
  return { ...begun, entries: play.entries, created: at, touched: at + play.entries.length, finished: isOver() }
}

/** Bots who think, some of them twice where there are fewer, as on the page. */
const bots = (game: string, count: number): readonly Sitter[] => {
  const thinkers = botsOf(game).filter(({ level }) => level > 1)
  return Array.from({ length: count }, (_, seat) => {
    const { id, version, character } = thinkers[seat % thinkers.length]!
    return { name: `${character}${seat < thinkers.length ? '' : ' II'}`, bot: id, version }
  })
}

/** Mara and four bots in Diamant, by its first choices or to its end. */
export const playedDiamant = (actions?: number): KeptGame =>
  played(
    diamant as never,
    newGame(diamant as never, { players: 5 }, [{ name: 'Mara' }, ...bots('diamant', 4)], 'ruby'),
    actions,
  )

const CAVERS = ['leader', 'medic', 'bodyguard', 'geologist']

/** Mara is the leader, bots run the others. */
export const newCave = (): KeptGame =>
  newGame(
    subTerra as never,
    { players: 4, cavers: CAVERS, start: 'leader' },
    [{ name: 'Mara' }, ...bots('sub-terra', 3)],
    'gap',
  )

const aloneInACave = (): KeptGame =>
  newGame(subTerra as never, { players: 1, cavers: CAVERS, start: 'leader' }, [{ name: 'Mara' }], 'cave')

/** Mara leads four cavers nowhere. */
export const playedSubTerra = (): KeptGame => played(subTerra as never, aloneInACave())

/** The same cave, in which she looks behind every opening for two turns. */
export const playedAgain = (): KeptGame => ({
  ...played(subTerra as never, aloneInACave(), undefined, (legal, done) =>
    done < 4 ? (legal.find(({ type }) => type === 'reveal') ?? inHaste(legal, done)) : inHaste(legal, done),
  ),
  id: 'kept-again',
  sameDeal: aloneInACave().id,
})

/** Puts games on this device, which shows a page of ours; gives the address of the last one. */
export async function keepGames(page: Page, ...games: readonly KeptGame[]): Promise<string> {
  await page.evaluate(`new Promise((done, failed) => {
    const request = indexedDB.open('grotto', 2)
    request.onupgradeneeded = () => ['games', 'records'].forEach(name => request.result.createObjectStore(name, { keyPath: 'id' }))
    request.onerror = failed
    request.onsuccess = () => {
      const putting = request.result.transaction('games', 'readwrite')
      for (const game of ${JSON.stringify(games)}) putting.objectStore('games').put(game)
      putting.oncomplete = () => { request.result.close(); done() }
    }
  })`)
  return `/local/${games.at(-1)!.id}`
}
