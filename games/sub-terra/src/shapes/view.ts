import { flag, list, mark, maybe, record, whole, word } from '@grotto/kernel/shape'
import type { CaverPosition, PlacedTile, SubTerraPosition } from '../types/position.ts'
import { card, numbers, options } from './options.ts'
import { question } from './question.ts'
import { caver, cell, kind, open, side, tile } from './words.ts'

const placed = record<PlacedTile>('A tile of the cave.', {
  id: tile,
  kind,
  at: cell('Where it lies.'),
  open,
  arrow: maybe(side),
  numbers: maybe(numbers),
  flooded: mark('Only swimming gets in.'),
  rubble: mark('Rubble lies there: nobody gets in.'),
  rope: mark('A rope hangs there.'),
  blasted: maybe(open),
})

const caverShape = record<CaverPosition>('A caver.', {
  name: caver('Who.'),
  seat: whole('The seat that runs her.'),
  health: whole('Health left; at 0 she lies unconscious.'),
  maxHealth: whole('Health she can have.'),
  at: maybe(cell('Where she is; absent when submerged or devoured.')),
  submerged: mark('The Diver is under water.'),
  hidden: mark('No horror hunts her this round.'),
  devoured: mark('She is gone.'),
  hideTries: maybe(whole('Turns in a row in which she tried to hide.', 1)),
  ropeTries: maybe(whole('Turns in a row in which she tried to place a rope.', 1)),
})

type Turn = NonNullable<SubTerraPosition['turn']>
const turn = record<Turn>('Whose turn it is in the action phase.', {
  caver: caver('Who.'),
  points: whole('Action points left.'),
  exerted: flag('Whether she has exerted herself.'),
  commandUsed: flag('Whether she has commanded.'),
  triedHide: mark('She has tried to hide.'),
  triedRope: mark('She has tried to place a rope.'),
})

const work = record<NonNullable<SubTerraPosition['horrorWork']>>('Steps and wakings of horrors still to be done.', {
  steps: whole('Steps left for every horror.'),
  spawns: whole('Horrors still to wake.'),
  moved: list(whole('Place in the list of horrors.'), 'Which have made the present step.'),
  current: maybe(whole('Which is stepping.')),
})

/** All of a position but what nobody can know. */
export const view = record<Omit<SubTerraPosition, 'coming'>>(
  'What a seat may know; the same for everybody, since nobody has secrets.',
  {
    options,
    round: whole('Counted from 1.', 1),
    phase: word(['action', 'horror', 'hazard', 'over'], 'The phase of the round.'),
    question,
    seat: maybe(whole('The seat that answers; absent when the game is over.')),
    startingCaver: caver('Who holds the starting marker.'),
    turn: maybe(turn),
    cavers: list(caverShape, 'In order round the table.'),
    tiles: list(placed, 'In the order in which they were laid; the first is the start.'),
    horrors: list(cell('Where it is.'), 'At most three, in the order of entering the cave.'),
    gas: whole('Health that entering a gas tile costs until the next hazard; 0 when no gas hangs.'),
    outOfTime: flag('Whether the deck is used up: every round whoever is not on the exit makes a check.'),
    guidesLeft: whole('Tiles the Scout may still discard.'),
    explosivesLeft: whole('Walls the Engineer may still blast.'),
    discarded: list(tile, 'Tiles discarded for good.'),
    hazardsSeen: list(card, 'Hazard cards resolved, first to last.'),
    spare: maybe(tile),
    knownTop: maybe(tile),
    stackLeft: whole('Tiles left in the stack.'),
    hazardsLeft: whole('Hazard cards left before Out of Time.'),
    horrorWork: maybe(work),
    result: maybe(word(['gold', 'silver', 'bronze', 'defeat'], 'How the game ended.')),
  },
)
