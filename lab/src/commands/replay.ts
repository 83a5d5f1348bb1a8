import { anySource, type GameRecord, type GameTypes, Play, RecordError } from '@grotto/kernel'
import type { Command } from 'commander'
import { wholeNumber } from '../games/desk.ts'
import { saysImported } from '../provenance.ts'
import { readRecord, verify } from '../record-file.ts'
import { transcript } from '../transcript.ts'
import { Trouble } from '../trouble.ts'

/** `grotto replay FILE`: a recorded game step by step, or how it stood after one of them. */
export function addReplay(program: Command): void {
  program
    .command('replay')
    .description('show a recorded game step by step')
    .argument('<file>', 'a record; - for standard input')
    .option('--step <n>', 'only the position after this entry', wholeNumber)
    .option('--json', 'positions and events as JSON Lines')
    .action(async (file: string, { step, json }: { step?: number; json?: true }) => {
      const record = await readRecord(file)
      const play = replayed(file, record)
      if (step !== undefined) showPosition(playUpTo(play, step), json)
      else if (json) for (const line of jsonLines(play, record)) console.log(line)
      else {
        for (const line of [...saysImported(record), ...transcript(play)]) console.log(line)
        showPosition(play)
      }
    })
}

function replayed(file: string, record: GameRecord): Play<GameTypes> {
  try {
    return verify(record).play
  } catch (error) {
    throw error instanceof RecordError ? new Trouble(`${file} does not replay: ${error.message}`) : error
  }
}

function playUpTo(play: Play<GameTypes>, step: number): Play<GameTypes> {
  const last = play.steps.length - 1
  if (step > last) throw new Trouble(`there is no entry ${step}; the last one is ${last}`)
  return Play.resume(play.game, play.options, anySource(), play.entries.slice(0, step + 1), play.from)
}

function showPosition({ game, state }: Play<GameTypes>, json?: true): void {
  console.log(json ? JSON.stringify(game.encode(state)) : `\n${game.notation.makePosition(state)}`)
}

/** With the first of them, what of the game came from another file. */
function* jsonLines(play: Play<GameTypes>, { imported }: GameRecord): Generator<string> {
  const again = Play.resume(play.game, play.options, anySource(), [], play.from)
  for (const { entry } of play.steps) {
    const { number, events } = again.absorb(entry)
    const origin = number === 0 && imported ? { imported } : {}
    yield JSON.stringify({ number, ...origin, entry, events, position: again.game.encode(again.state) })
  }
}
