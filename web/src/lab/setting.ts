import type { Game } from '@grotto/kernel'
import type { Language } from '@grotto/words'
import { pageOf } from '../boards/boards.ts'
import { FACTS, type GameName } from '../games.ts'
import type { BotInfo } from '../local/bot-client.ts'
import { type AnyDraft, type AnyForm, draftOf } from '../setup/form.ts'
import { CELL_NAMES, type LabCell, type LabExperiment } from './experiment-link.ts'

/** One line-up as the page holds it: who plays, and with which options. */
export interface Setting {
  readonly players: number
  readonly draft: AnyDraft
  /** By seat; one for the whole team. */
  readonly bots: readonly string[]
}

/** All that the screen of a game needs before it can be drawn. */
export interface Bench {
  readonly game: GameName
  readonly engine: Game
  readonly form: AnyForm
  readonly roster: readonly BotInfo[]
}

const USUAL_PLAYERS = 4
/** From this level on a bot searches, which takes time. */
const SEARCHES = 3

export const isTeam = (game: GameName): boolean => pageOf(game).lab?.team ?? false

/** Those who go by rules of thumb, which is quick, each of another kind, so that they part ways. */
function usualBots({ roster }: Bench, seats: number): readonly string[] {
  const quick = roster.filter(({ level }) => level === 2)
  return Array.from({ length: seats }, (_, seat) => quick[seat % quick.length]?.id ?? 'random')
}

/** How many bots are named: one for a team, else one for each seat. */
export const botCount = (game: GameName, players: number): number => (isTeam(game) ? 1 : players)

export function firstSetting(bench: Bench, language: Language): Setting {
  const players = Math.min(USUAL_PLAYERS, FACTS[bench.game].players[1])
  const draft = draftOf(bench.form, {}, language)
  return { players, draft, bots: usualBots(bench, botCount(bench.game, players)) }
}

/** The same line-up with more or fewer players; those who join are of the usual kinds. */
export function withPlayers(bench: Bench, setting: Setting, players: number): Setting {
  const usual = usualBots(bench, botCount(bench.game, players))
  return { ...setting, players, bots: usual.map((bot, seat) => setting.bots[seat] ?? bot) }
}

/** A setting from a link; nothing where the engine refuses its options. Who is not known here is replaced. */
export function settingOf(bench: Bench, { options, bots }: LabCell, language: Language): Setting | undefined {
  const parsed = bench.engine.parseOptions(options)
  if (!parsed.ok) return undefined
  const players = bench.engine.seatCount(parsed.value)
  const usual = usualBots(bench, botCount(bench.game, players))
  const isKnown = (bot: string | undefined): bot is string => bench.roster.some(({ id }) => id === bot)
  return {
    players,
    draft: draftOf(bench.form, parsed.value, language),
    bots: usual.map((otherwise, seat) => {
      const named = bots[seat % bots.length]
      return isKnown(named) ? named : otherwise
    }),
  }
}

/** The options of a setting, all of them: what is left out means something else in old records. */
export const optionsOf = ({ engine, form }: Bench, { draft, players }: Setting): LabCell['options'] => ({
  ...engine.newOptions,
  ...form.optionsOf(draft, players),
})

export const searches = ({ roster }: Bench, { bots }: Setting): boolean =>
  bots.some(bot => (roster.find(({ id }) => id === bot)?.level ?? 0) >= SEARCHES)

export function experimentOf(
  bench: Bench,
  settings: readonly Setting[],
  { games, seed }: Pick<LabExperiment, 'games' | 'seed'>,
): LabExperiment {
  const cells = settings.map((setting, place) => ({
    name: CELL_NAMES[place] ?? '',
    options: optionsOf(bench, setting),
    bots: setting.bots,
  }))
  return { game: bench.game, games, seed, cells }
}
