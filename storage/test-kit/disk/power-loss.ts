import { Image } from './image.ts'
import type { DiskRecord } from './log.ts'

/** How much survives of what was not synced, in percent, each piece of this size for itself. */
export interface Loss {
  readonly survives: number
  readonly piece: number
}
const SECTOR = 512
const PAGE = 4096
export const LOSSES: readonly Loss[] = [
  { survives: 0, piece: PAGE },
  { survives: 100, piece: PAGE },
  { survives: 50, piece: PAGE },
  { survives: 10, piece: PAGE },
  { survives: 50, piece: SECTOR },
  { survives: 90, piece: SECTOR },
]

/** Below a bound, from a seed. */
export type Chance = (below: number) => number

/** `doubtful`: the disk failed when it was asked. The system may have thrown it away, and will not try again. */
type State = 'pending' | 'synced' | 'doubtful'

type Step = { state: State } & (
  | { readonly kind: 'write'; readonly offset: number; readonly data: Uint8Array }
  | { readonly kind: 'truncate'; readonly size: number }
)

interface File {
  readonly image: Image
  steps: Step[]
}

/** A name that came or went: it stays so once the folder is synced. */
interface Renaming {
  readonly name: string
  readonly file: File | undefined
}

/**
 * A folder of files as a disk keeps them: takes in what a process did, one record after the other, and says at any
 * moment what might be found there if the power went. Only what was synced is certain; the rest survives in pieces and
 * in any order.
 */
export class Disk {
  readonly #now = new Map<string, File>()
  readonly #kept = new Map<string, File>()
  #renamings: Renaming[] = []
  /** Syncs under way, and what each will have made certain. */
  readonly #syncs = new Map<string, { steps: readonly Step[]; renamings: readonly Renaming[] }>()

  take(record: DiskRecord): void {
    switch (record.kind) {
      case 'write':
      case 'truncate':
        this.#file(record.name).steps.push({ ...record, state: 'pending' })
        break
      case 'create':
        this.#rename(record.name, { image: new Image(), steps: [] })
        break
      case 'unlink':
        this.#rename(record.name, undefined)
        break
      case 'sync':
        this.#syncs.set(`${record.file} ${record.name}`, {
          steps: [...(this.#now.get(record.name)?.steps ?? [])],
          renamings: record.name === '' ? [...this.#renamings] : [],
        })
        break
      case 'synced':
      case 'unsynced':
        this.#answered(record.name, record.file, record.kind === 'synced' ? 'synced' : 'doubtful')
    }
  }

  /** The files as they might be found. */
  afterLoss(loss: Loss, chance: Chance): Map<string, Uint8Array> {
    const names = new Map(this.#kept)
    for (const { name, file } of this.#renamings) {
      if (!survives(loss, chance)) continue
      if (file) names.set(name, file)
      else names.delete(name)
    }
    return new Map([...names].map(([name, file]) => [name, remains(file, loss, chance)]))
  }

  #file(name: string): File {
    if (!this.#now.has(name)) this.#rename(name, { image: new Image(), steps: [] })
    return this.#now.get(name)!
  }

  #rename(name: string, file: File | undefined): void {
    if (file) this.#now.set(name, file)
    else this.#now.delete(name)
    this.#renamings.push({ name, file })
  }

  #answered(name: string, file: number, state: State): void {
    const sync = this.#syncs.get(`${file} ${name}`)
    this.#syncs.delete(`${file} ${name}`)
    for (const step of sync?.steps ?? []) if (step.state === 'pending') step.state = state
    if (state === 'synced') this.#keepNames(sync?.renamings ?? [])
    const touched = this.#now.get(name)
    if (touched) settle(touched)
  }

  #keepNames(renamings: readonly Renaming[]): void {
    for (const { name, file } of renamings)
      if (file) this.#kept.set(name, file)
      else this.#kept.delete(name)
    this.#renamings = this.#renamings.filter(renaming => !renamings.includes(renaming))
  }
}

/** What is certain, with nothing uncertain before it, becomes part of the image. */
function settle(file: File): void {
  const uncertain = file.steps.findIndex(({ state }) => state !== 'synced')
  for (const step of file.steps.splice(0, uncertain < 0 ? file.steps.length : uncertain)) apply(file.image, step)
}

function remains({ image, steps }: File, loss: Loss, chance: Chance): Uint8Array {
  const found = image.copy()
  for (const step of steps)
    if (step.state === 'synced') apply(found, step)
    else if (step.kind === 'write') applySome(found, step, loss, chance)
    else if (survives(loss, chance)) apply(found, step)
  return found.bytes
}

function apply(image: Image, step: Step): void {
  if (step.kind === 'write') image.write(step.offset, step.data)
  else image.resize(step.size)
}

/** A write as the disk does it: piece by piece, at its own boundaries. */
function applySome(image: Image, { offset, data }: Step & { kind: 'write' }, loss: Loss, chance: Chance): void {
  for (let begin = 0; begin < data.length; ) {
    const end = Math.min(data.length, begin + loss.piece - ((offset + begin) % loss.piece))
    if (survives(loss, chance)) image.write(offset + begin, data.subarray(begin, end))
    begin = end
  }
}

const survives = (loss: Loss, chance: Chance): boolean => chance(100) < loss.survives
