import type { Seat } from '@grotto/kernel'
import { loadArea } from '@grotto/words'
import { COMMANDS, commandWord } from './commands.ts'
import type { GameNight } from './game-night.ts'

/** What can be typed, how to read the screen, and what the choices do. Nothing changes, so always false. */
export function showHelp({ table: { play }, terminal, narrator }: GameNight, seat: Seat): false {
  const { words } = narrator
  const view = play.game.view(play.state, seat)
  const own = narrator.help?.(view, play.game.legal(view, seat)) ?? []
  terminal.say(['', words.say('terminal.help.choose'), ...commandLines(narrator), '', ...own].join('\n'))
  return false
}

const commandLines = ({ words }: GameNight['narrator']): string[] =>
  COMMANDS.map(command => {
    const line = { name: commandWord(words, command), what: words.say(`terminal.help.${command}`) }
    return `  ${words.say('terminal.entry', line)}`
  })

/** The game in five minutes, as the page teaches it. */
export async function showRules({ table: { play }, terminal, narrator: { words } }: GameNight): Promise<false> {
  const area = await loadArea(words.language, 'learn')
  const lines = Object.entries<string>(area).filter(([key]) => key.startsWith(`learn.${play.game.id}.`))
  for (const [key, text] of lines) terminal.say(key.endsWith('.text') ? text : `\n${text}`)
  return false
}
