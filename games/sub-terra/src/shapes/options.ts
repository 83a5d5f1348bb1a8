import { flag, list, maybe, record, text, tuple, whole, word } from '@grotto/kernel/shape'
import { CAVERS } from '../types/cavers.ts'
import { HAZARD_KINDS, type HazardCard } from '../types/hazards.ts'
import { DIFFICULTIES, EDITIONS, FALLEN, type SubTerraOptions } from '../types/options.ts'
import type { PrintedTile } from '../types/tiles.ts'
import { caver, kind } from './words.ts'

export const card = record<HazardCard>('A hazard card.', {
  kind: word(HAZARD_KINDS, 'What comes.'),
  twice: flag('Severe: it is resolved twice.'),
})

export const numbers = tuple<readonly [number, number]>(
  'The two numbers of a cave-in tile: it falls when the die shows one of them.',
  whole('Of a die.', 1, 6),
  whole('Of a die.', 1, 6),
)

const printed = record<PrintedTile>('A tile as printed.', {
  kind,
  open: text('Open sides as printed, in the order NESW.', '^N?E?S?W?$'),
  numbers: maybe(numbers),
})

export const options = record<SubTerraOptions>('Options of a table; those left out have a default.', {
  players: whole('How many sit down: 1 runs all cavers, 2 and 3 run two each, 4 to 6 one each.', 1, 6),
  cavers: list(caver('A caver.'), 'Four to six different ones, in order round the table.'),
  difficulty: word(DIFFICULTIES, 'Which hazard cards are in the deck.'),
  edition: word(EDITIONS, 'Whose printed rules; sets the next three.'),
  exitDepth: word([6, 7], 'Among how many last tiles of the stack the exit lies.'),
  thirdTry: word(['none', 'hide', 'hide+rope'], 'What succeeds by itself at the third try in a row.'),
  gasTwiceEntry: word([4, 2], 'What entering gas costs after a severe gas card.'),
  easier: flag('Three more hazard cards.'),
  fallen: maybe(word(FALLEN, 'Whether those who lie in the cave keep the game going; absent means leave.')),
  start: word([...CAVERS, 'random'], 'Who has the first turn.'),
  tiles: maybe(list(printed, 'Another set of tiles: first the start, second the exit.')),
  hazards: maybe(list(card, 'Another set of hazard cards.')),
})
