import { type Fields, type Shape, union, word } from '@grotto/kernel/shape'
import type { SubTerraAction } from '../types/action.ts'
import { SIDES, type Side } from '../types/tiles.ts'
import { caver, cell, open, side } from './words.ts'

const aside: { readonly side: Shape<Side> } = { side }
const hereOrAside = { side: word([...SIDES, 'here'], 'A side, or here: the own tile.') }
const whom = { caver: caver('Whom.') }
const where = { at: cell('Where.') }
const nothing: Fields<object> = {}

export const action = union<SubTerraAction>(
  'What somebody does. In a turn (question turn) it costs action points; other questions are answered.',
  {
    endTurn: ['End the turn; points left are lost.', nothing],
    exert: ['One more point, once a turn, with a check at its end: failing costs 1 health.', nothing],
    run: ['2 points. Up to three Moves: the question step follows.', nothing],
    sprint: ['1 point, Medic. One or two Moves.', nothing],
    hide: ['2 points. With a check: no horror hunts her this round.', nothing],
    placeRope: ['2 points. A rope on the own ledge or slide, with a check.', nothing],
    rig: ['1 point, Climber. The same without a check.', nothing],
    dive: ['2 points, Diver, on a water tile. She surfaces in her next turn on any water tile.', nothing],
    reveal: ['1 point. Draw a tile and lay it at an open side where nothing lies.', aside],
    explore: ['1 point. Reveal, then step onto the new tile.', aside],
    move: ['1 point. Go to a connected tile that is neither flooded nor a squeeze nor full of rubble.', aside],
    swim: ['2 points. Onto a flooded tile.', aside],
    squeeze: ['2 points. Into a squeeze.', aside],
    demolish: ['2 points, Engineer. Blast a wall open; a cave-in follows.', aside],
    repel: ['1 point, Bodyguard. Drive away a horror on a connected tile.', aside],
    dig: ['2 points. Clear rubble.', hereOrAside],
    excavate: ['1 point, Geologist. Clear rubble, walls or not.', hereOrAside],
    heal: ['2 points. Herself or somebody on her tile regains 1 health.', whom],
    bandage: ['1 point, Medic. Somebody else on her tile regains 1 health.', whom],
    command: ['1 point, Leader, once a turn. Somebody else does something that costs 1.', whom],
    step: ['Answers step: the next Move of a Run or Sprint.', aside],
    stop: ['Answers step: no further Move; at least one was made.', nothing],
    decline: ['Answers commanded: no, thank you.', nothing],
    keep: ['Answers guide: the Scout keeps the drawn tile.', nothing],
    discard: ['Answers guide: the Scout discards it and takes the next.', nothing],
    takeDrawn: ['Answers intuition: the Geologist lays the drawn tile.', nothing],
    takeSpare: ['Answers intuition: the Geologist lays the one set aside.', nothing],
    place: ['Answers place: how the drawn tile is turned.', { open }],
    surface: ['Answers surface: where the Diver comes up.', where],
    horrorOrder: ['Answers horrorOrder: which horror steps next.', where],
    horrorPath: ['Answers horrorPath: where the horror steps to, of several shortest ways.', where],
    spawn: ['Answers spawn: where a horror wakes, of several tiles equally near.', where],
  },
)
