import type { Json, Seat } from '@grotto/kernel'
import type { GameName } from '../games.ts'

/** A decision asked of a bot. The view is what its seat may know, as JSON. */
export interface BotQuestion {
  readonly game: GameName
  readonly bot: string
  readonly seat: Seat
  readonly view: Json
}

interface Asked {
  readonly answer: (action: unknown) => void
}

let worker: Worker | undefined
let last = 0
const open = new Map<number, Asked>()

function office(): Worker {
  if (worker) return worker
  worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<{ id: number; action: unknown }>) => {
    open.get(data.id)?.answer(data.action)
    open.delete(data.id)
  }
  worker.onerror = () => closeOffice()
  return worker
}

/** A worker that broke answers nothing more: open questions are given back unanswered, and the next one starts anew. */
function closeOffice(): void {
  worker?.terminate()
  worker = undefined
  for (const asked of open.values()) asked.answer(undefined)
  open.clear()
}

const LONGEST_MS = 10_000

/** What a bot decides, thought out in a worker; nothing when it breaks or takes too long. */
export function askBot(question: BotQuestion): Promise<unknown> {
  last += 1
  const id = last
  return new Promise(answer => {
    open.set(id, { answer })
    office().postMessage({ id, ...question })
    setTimeout(() => open.has(id) && closeOffice(), LONGEST_MS)
  })
}
