import { type Experiment, readExperiment } from '@grotto/trials/experiment'
import { type GameName, isGame } from '../games.ts'

/** What the page plays: one setting, or two side by side. */
export interface LabExperiment {
  readonly game: GameName
  readonly games: number
  readonly seed: string
  readonly cells: readonly LabCell[]
}

export interface LabCell {
  readonly name: string
  readonly options: Readonly<Record<string, unknown>>
  readonly bots: readonly string[]
}

export const CELL_NAMES = ['A', 'B'] as const
const MOST_LETTERS = 20_000

/** An experiment as the fragment of a link: it never reaches a server. */
export function fragmentOf(experiment: LabExperiment): string {
  const bytes = new TextEncoder().encode(JSON.stringify(experiment))
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The experiment of a link; nothing where it holds another thing. The engine still has to agree with its options. */
export function experimentIn(fragment: string): LabExperiment | undefined {
  if (fragment.length > MOST_LETTERS) return undefined
  const read = readExperiment(jsonIn(fragment))
  return read.ok ? ours(read.value) : undefined
}

function jsonIn(fragment: string): unknown {
  try {
    const text = atob(fragment.replaceAll('-', '+').replaceAll('_', '/'))
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(text, letter => letter.codePointAt(0) ?? 0)))
  } catch {
    return undefined
  }
}

function ours({ game, games, seed, cells = [] }: Experiment): LabExperiment | undefined {
  const known = cells.flatMap(cell => (typeof cell === 'string' || !cell.bots ? [] : [{ ...cell, bots: cell.bots }]))
  if (!isGame(game) || known.length !== cells.length || known.length < 1 || known.length > CELL_NAMES.length)
    return undefined
  return { game, games, seed, cells: known.map((cell, place) => ({ ...cell, name: CELL_NAMES[place] ?? '' })) }
}

/** The command that does the same: JSON in quotes that every shell leaves alone. */
export const commandOf = (experiment: LabExperiment): string =>
  `npx grotto run '${JSON.stringify(experiment).replaceAll("'", '\\u0027')}'`
