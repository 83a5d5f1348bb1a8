import type { Json, Seat } from '@grotto/kernel'
import type { SaidReason } from '@grotto/words'
import type { Plan } from '../boards/board.ts'
import type { NamedAction } from '../boards/board-module.ts'
import type { GameName } from '../games.ts'

/** A bot as people meet it. */
export interface BotInfo {
  readonly id: string
  readonly name: string
  /** Grows whenever it would decide otherwise; goes into records. */
  readonly version: number
  /** 1 plays at random, 4 is as strong as we can make it. */
  readonly level: number
}

/** What may come of an action, as far as the strongest adviser can tell. */
export interface Advice {
  readonly action: NamedAction
  /** Share of wins expected, between 0 and 1. */
  readonly winShare: number
  /** Points expected, where the game counts any. */
  readonly score?: number
  /** What it is the beginning of. */
  readonly intent?: Plan
  /** The most important first. */
  readonly reasons: readonly SaidReason[]
}

/** What a bot does now, and what it means to do. */
interface Decided {
  readonly action?: unknown
  readonly intent?: Plan
  /** What it supposes others will do, for those of them that are bots. */
  readonly team?: readonly { readonly seat: Seat; readonly plan: Plan }[]
}

interface Seen {
  readonly game: GameName
  readonly seat: Seat
  readonly view: Json
  readonly log: readonly Json[]
  /** How long to think, in milliseconds. */
  readonly patience: number
}

/** What the worker is asked: who could come along, what a bot decides, or what it would advise. A view holds only what its seat may know. */
export type BotRequest =
  | { readonly about: 'roster'; readonly game: GameName; readonly everybody?: true }
  | ({ readonly about: 'decision'; readonly bot: string } & Seen)
  | ({ readonly about: 'advice' } & Seen)

type Answered = (answer: unknown) => void

let worker: Worker | undefined
let last = 0
const open = new Map<number, Answered>()

function botWorker(): Worker {
  if (worker) return worker
  worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<{ id: number; answer: unknown }>) => {
    open.get(data.id)?.(data.answer)
    open.delete(data.id)
  }
  worker.onerror = () => endWorker()
  return worker
}

/** A worker that broke answers nothing more: open questions are given back unanswered, and the next one starts anew. */
function endWorker(): void {
  worker?.terminate()
  worker = undefined
  for (const answered of open.values()) answered(undefined)
  open.clear()
}

const LONGEST_MS = 15_000

function ask(question: BotRequest): Promise<unknown> {
  last += 1
  const id = last
  return new Promise(answered => {
    open.set(id, answered)
    botWorker().postMessage({ id, question })
    setTimeout(() => open.has(id) && endWorker(), LONGEST_MS)
  })
}

/** What a bot decides, thought out in a worker; nothing when it breaks or takes too long. */
export const askBot = async (question: Omit<BotRequest & { about: 'decision' }, 'about'>): Promise<Decided> =>
  ((await ask({ about: 'decision', ...question })) ?? {}) as Decided

const rosters = new Map<GameName, Promise<readonly BotInfo[]>>()

/** The bots that play a game, weakest first. Only the worker loads their code. */
export function rosterOf(game: GameName): Promise<readonly BotInfo[]> {
  const known = rosters.get(game) ?? askRoster(game)
  rosters.set(game, known)
  return known
}

/** On a slow device the worker may not be there in time: without names bots would go by their ids for good. */
async function askRoster(game: GameName): Promise<readonly BotInfo[]> {
  const question = { about: 'roster', game } as const
  const found = (await ask(question)) ?? (await ask(question))
  if (!found) rosters.delete(game)
  return (found ?? []) as readonly BotInfo[]
}

/** Also those who are only measured against; nobody who sees what is hidden. */
export const everybodyOf = async (game: GameName): Promise<readonly BotInfo[]> =>
  ((await ask({ about: 'roster', game, everybody: true })) ?? []) as readonly BotInfo[]

/** The best actions, best first; none where no bot of this game gives advice. */
export const askAdvice = async (seen: Seen): Promise<readonly Advice[]> =>
  ((await ask({ about: 'advice', ...seen })) ?? []) as readonly Advice[]
