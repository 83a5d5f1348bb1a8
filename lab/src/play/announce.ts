import { botEntry } from '../bots.ts'
import { writeText } from '../files.ts'
import { recordText } from '../record-text.ts'
import { recordOf } from '../table.ts'
import type { GameNight } from './game-night.ts'

/** How the evening ended, and its record where one is wanted. */
export function announce(night: GameNight, ending: 'over' | 'stopped', file?: string): void {
  const { terminal, narrator, table } = night
  const { game, state } = table.play
  terminal.say(`\n${narrator.position(game.view(state, 'spectator')).join('\n')}\n`)
  terminal.say(narrator.words.say(ending === 'over' ? 'terminal.over' : 'terminal.stopped'))
  for (const line of standings(night)) terminal.say(line)
  if (file !== undefined) saveRecord(night, file)
}

/** Seats by place, with their scores where the game counts any; nothing where all share one fate, which was told. */
function standings({ table: { play }, narrator: { words, names } }: GameNight): string[] {
  const outcome = play.game.outcome(play.state)
  if (!outcome || (!outcome.scores && new Set(outcome.places).size === 1)) return []
  const order = outcome.places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place)
  return order.map(({ place, seat }) => {
    const score = outcome.scores?.[seat]
    const name = names[seat]!
    return score === undefined
      ? words.say('terminal.place', { place, name })
      : words.say('terminal.score', { place, name, score })
  })
}

export function saveRecord(night: GameNight, file: string): void {
  const { table, people, thought, terminal, narrator } = night
  const { words, names } = narrator
  const { id, version } = botEntry(table.play.game, thought.bot)
  const bot = { name: id, version }
  const sitters = names.map((name, seat) => (seat < people ? { name } : { name, bot }))
  writeText(file, recordText(recordOf(table, sitters)))
  terminal.say(words.say('terminal.saved', { file }))
}
