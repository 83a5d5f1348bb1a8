import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { decider } from '@grotto/trials'
import { LANGUAGES, type Language } from '@grotto/words'
import { expect, test } from 'vitest'
import { gameOptions } from '../games/lab-game.ts'
import { labGameOf } from '../games/lab-games.ts'
import { verify } from '../record-file.ts'
import { openTable } from '../table.ts'
import { announce } from './announce.ts'
import { playGame } from './game-night.ts'
import { lineTerminal } from './line-terminal.ts'
import { narratorFor } from './narrator.ts'

/** An evening at a pipe: these lines are typed, and what was said comes back. */
async function evening(
  lines: readonly string[],
  people = 1,
  players = 3,
  language: Language = 'en',
  file?: string,
  game = 'diamant',
) {
  const labGame = labGameOf(game)
  const table = openTable(labGame.game, gameOptions(labGame, { players }), 'evening')
  const output = new PassThrough()
  const terminal = lineTerminal(Readable.from(lines.map(line => Buffer.from(`${line}\n`))), output)
  const narrator = await narratorFor(labGame, language, { seats: players, people, character: 'Flitter' })
  const night = {
    table,
    people,
    thought: { bot: 'random' },
    bot: decider(labGame.game, { bot: 'random' }, 'evening'),
    terminal,
    narrator,
  }
  const ending = await playGame(night)
  announce(night, ending, file)
  return { ending, said: String(output.read()), table }
}

const always = (line: string): string[] => new Array<string>(200).fill(line)

test('one person plays a whole game against bots, by number and by name', async () => {
  expect((await evening(always('1'))).ending).toBe('over')
  const { said, ending } = await evening(always('leave'))
  expect(ending).toBe('over')
  expect(said).toContain('The game is over.')
  expect(said).toMatch(/1\. (Player 1|Flitter( II)? \(bot\)): \d+ points?/)
})

test('between two people there is a curtain, and neither sees what the other laid', async () => {
  const { said } = await evening(['leave', 'quit'], 2)
  const [first, second] = said.split('— Player 2 —')
  expect(first).toMatch(/Player 1: inside, 1 ruby in hand, not safe yet, 0 rubies safe in the chest\n/)
  expect(second).toMatch(/Player 1: inside, 1 ruby in hand, not safe yet, 0 rubies safe in the chest, has chosen\n/)
})

test('what makes no sense is said to be so, and asked again', async () => {
  const { said, table } = await evening(['fly', '17', 'undo', 'quit'])
  expect(said).toContain('“fly” is none of the choices; “help” tells what can be typed.')
  expect(said).toContain('“17” is none of the choices')
  expect(said).toContain('There is nothing of yours to take back.')
  expect(said).toContain('The game was stopped.')
  expect(table.play.steps).toHaveLength(1)
})

test('an empty line, a letter or a word that several choices share plays nothing', async () => {
  const { said, table } = await evening(['', '   ', 'g', '0', 'e', 'quit'])
  expect(said.match(/Nothing was typed, and nothing was done\./g)).toHaveLength(2)
  expect(table.play.steps).toHaveLength(1)
})

test('words of a choice pick it, without accents, and commands have a name in each language', async () => {
  const { said, table } = await evening(['aide', 'REGLES', 'en avant', 'quitter'], 1, 3, 'fr')
  expect(said).toContain('conseil\u00a0: ce que ferait le bot le plus fort')
  expect(said).toMatch(/Cinq .* montagne/)
  expect(table.play.steps.length).toBeGreaterThan(1)
})

test.each(LANGUAGES)('in %s no screen shows a name of ours', async language => {
  const { said } = await evening([...always('1').slice(0, 9), 'odds', 'hint', 'help', ...always('2')], 1, 4, language)
  expect(said).not.toMatch(/seat \d|goOn|[{}=]|diamant\.|terminal\./)
})

test('odds are sentences, and the game waits', async () => {
  const { said, table } = await evening(['odds', 'quit'])
  expect(said).toMatch(/Next card: first trap \d+%, treasure \d+%,? and relic \d+%/)
  expect(table.play.steps).toHaveLength(1)
})

test('a bot that can tell gives advice, and the game waits', async () => {
  const { said, table } = await evening(['hint', 'quit'])
  expect(said).toMatch(/Obsidian: (Go on! – Stay in the cave|I’m out – Bring it to camp) – wins \d+% of the time/)
  expect(said).toMatch(/about \d+ points? after this expedition/)
  expect(said).toMatch(/Tried out [\d,]+ times\./)
  expect(said).toMatch(/Leaving brings home at least|The next card ends the expedition/)
  expect(table.play.steps).toHaveLength(1)
})

test.each(LANGUAGES)('in %s advice and odds of Sub Terra are put together as one writes', async language => {
  const { said } = await evening(['hint', 'odds', 'quit'], 4, 4, language, undefined, 'sub-terra')
  expect(said).not.toMatch(/\.[;,:]|\.\u00a0[;:]|\. –/u)
  // Nothing threatens on the start tile: that is a sentence, and no answer to what comes before a colon.
  expect(said).not.toMatch(/^(If you stay here|Si te quedas aquí|Si vous restez ici|Se resti qui)/mu)
})

test('the game stops where the input ends, and its record can be checked', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'grotto-')), 'game.json')
  const { ending, said } = await evening(['goOn'], 1, 3, 'fr', file)
  expect(ending).toBe('stopped')
  expect(said).toContain('La partie a été arrêtée.')
  expect(verify(JSON.parse(readFileSync(file, 'utf8'))).chance).toBe('recomputed')
})

test('what cannot be read or written does not end the evening', async () => {
  const { ending, said, table } = await evening(['x'.repeat(1_000_001), 'save nowhere/game.json', '1', 'quit'])
  expect(ending).toBe('stopped')
  expect(said).toContain('the line is longer than 1000000 bytes')
  expect(said).toContain('nowhere/game.json cannot be written: ENOENT')
  expect(table.play.steps.length).toBeGreaterThan(1)
})
