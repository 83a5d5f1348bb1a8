import { type BotEntry, botsOf } from '@grotto/bots'
import { type Language, loadWords } from '@grotto/words'
import type { Command } from 'commander'
import { LAB_GAMES } from '../games/lab-games.ts'
import { languageOption, systemLanguage } from './language.ts'

interface Flags {
  readonly lang?: Language
  readonly json?: true
}

/** `grotto bots GAME`: who can play it, how well, and in what manner. */
export function addBots(program: Command): void {
  const bots = program.command('bots').description('list the bots that play a game')
  for (const { game } of LAB_GAMES)
    bots
      .command(game.id)
      .addOption(languageOption())
      .option('--json', 'one JSON object for programs')
      .action(async ({ lang = systemLanguage(), json }: Flags) => {
        const listed = await described(botsOf(game.id, true), lang)
        if (json) console.log(JSON.stringify(listed.map(({ line, ...entry }) => entry)))
        else for (const { line } of listed) console.log(line)
      })
}

async function described(entries: readonly BotEntry[], language: Language) {
  const words = await loadWords(language, ['terminal', 'table'])
  const width = Math.max(...entries.map(({ id }) => id.length))
  return entries.map(({ id, version, character: name, level, atTables }) => {
    const about = words.say(`table.bot.${id as 'random'}`)
    const args = { id: id.padEnd(width), name, level, manner: words.say(`table.level.${level}`), about }
    const line = words.say(atTables ? 'terminal.botLine' : 'terminal.sparringLine', args)
    return { id, version, name, level, atTables, about, line }
  })
}
