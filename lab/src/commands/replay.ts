import { anySource, type GameRecord, type GameTypes, Play } from '@grotto/kernel'
import type { Language } from '@grotto/words'
import type { Command } from 'commander'
import { annotationLines } from '../annotations.ts'
import { wholeNumber } from '../games/lab-game.ts'
import { labGameOf } from '../games/lab-games.ts'
import { jsonLine } from '../one-line.ts'
import { type Narrator, narratorOf } from '../play/narrator.ts'
import { saysImported } from '../provenance.ts'
import { readRecord, replayed } from '../record-file.ts'
import { story } from '../story.ts'
import { transcript } from '../transcript.ts'
import { UsageError } from '../usage-error.ts'
import { languageOption, systemLanguage } from './language.ts'

interface Flags {
  readonly step?: number
  readonly lang?: Language
  readonly notation?: true
  readonly json?: true
}

/** `grotto replay FILE`: a recorded game as a story, or how it stood after one of its steps. */
export function addReplay(program: Command): void {
  program
    .command('replay')
    .description('tell a recorded game from beginning to end')
    .argument('<file>', 'a record; - for standard input')
    .option('--step <n>', 'only how things stood after this entry', wholeNumber)
    .addOption(languageOption())
    .option('--notation', 'actions, events and positions as the notation writes them')
    .option('--json', 'positions and events as JSON Lines')
    .action(async (file: string, flags: Flags) => {
      const record = await readRecord(file)
      for (const line of await told(replayed(file, record), record, flags)) console.log(line)
    })
}

async function told(play: Play<GameTypes>, record: GameRecord, flags: Flags): Promise<Iterable<string>> {
  const { step, json, notation } = flags
  const shown = step === undefined ? play : playUpTo(play, step)
  if (json) return step === undefined ? jsonLines(play, record) : [jsonLine(shown.game.encode(shown.state))]
  if (notation) return inNotation(shown, record, step === undefined)
  const narrator = await narratorOf(labGameOf(record.game), flags.lang ?? systemLanguage(), record.sitters)
  return inSentences(shown, record, narrator, step === undefined)
}

function inNotation(play: Play<GameTypes>, record: GameRecord, whole: boolean): string[] {
  const position = play.game.notation.makePosition(play.state)
  const notes = (number: number) => annotationLines(record, number)
  const told = whole ? [...saysImported(record), ...transcript(play, notes)] : notes(play.steps.length - 1)
  return [...told, `\n${position}`]
}

function inSentences(play: Play<GameTypes>, record: GameRecord, narrator: Narrator, whole: boolean): string[] {
  const { imported } = record
  const notes = (number: number) => annotationLines(record, number)
  const origin = imported ? [narrator.words.say(`terminal.imported.${imported}`), ''] : []
  const position = narrator.position(play.game.view(play.state, 'spectator'))
  return [...origin, ...(whole ? [...story(play, narrator, notes), ''] : notes(play.steps.length - 1)), ...position]
}

function playUpTo(play: Play<GameTypes>, step: number): Play<GameTypes> {
  const last = play.steps.length - 1
  if (step > last) throw new UsageError(`there is no entry ${step}; the last one is ${last}`)
  return Play.resume(play.game, play.options, anySource(), play.entries.slice(0, step + 1), play.from)
}

/** With the first of them, what of the game came from another file. */
function* jsonLines(play: Play<GameTypes>, { imported, annotations = [] }: GameRecord): Generator<string> {
  const again = Play.resume(play.game, play.options, anySource(), [], play.from)
  for (const { entry } of play.steps) {
    const { number, events } = again.absorb(entry)
    const origin = number === 0 && imported ? { imported } : {}
    const notes = annotations.filter(({ move }) => move === number)
    const written = notes.length > 0 ? { annotations: notes } : {}
    yield jsonLine({ number, ...origin, ...written, entry, events, position: again.game.encode(again.state) })
  }
}
