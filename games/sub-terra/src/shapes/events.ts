import { flag, list, mark, maybe, union, whole, word } from '@grotto/kernel/shape'
import type { SubTerraEvent } from '../types/event.ts'
import { HARMS } from '../types/hazards.ts'
import { action } from './actions.ts'
import { card } from './options.ts'
import { caver, cell, kind, open, side, tile } from './words.ts'

const who = { caver: caver('Who.') }
const where = { at: cell('Where.') }
const cells = { at: list(cell('A tile.'), 'Which tiles.') }
const drawn = { tile, kind }
const reason = word(['exert', 'rough', 'tremor', 'placeRope', 'hide', 'outOfTime'], 'What the check is for.')
const harm = word(HARMS, 'What does the harm.')
const why = word(['exit', 'protector', 'amphibious', 'stealthy', 'submerged', 'unconscious'], 'What shields her.')
const victim = { victim: caver('Whom it hunts.') }

export const event = union<SubTerraEvent>('Something everybody may know, in the order in which it happened.', {
  roundStarted: ['A round begins.', { round: whole('Counted from 1.', 1), startingCaver: caver('Who acts first.') }],
  turnStarted: ['A turn begins.', who],
  turnSkipped: ['She cannot act.', { ...who, why: word(['unconscious'], 'Why.') }],
  turnEnded: ['A turn is over.', who],
  acted: ['An action was begun.', { ...who, action, cost: whole('Points it takes.') }],
  exerted: ['She has exerted herself.', who],
  checked: [
    'A check was made.',
    {
      ...who,
      reason,
      die: maybe(whole('What it shows.', 1, 6)),
      bonus: whole('Added to the die.'),
      needed: whole('What die and bonus must reach.'),
      success: flag('Whether they do.'),
      automatic: mark('It was the third try and needed no die.'),
    },
  ],
  notChecked: ['No check was needed.', { ...who, reason, why }],
  tileDrawn: ['A tile was drawn.', { ...who, ...drawn, stackLeft: whole('Tiles left.') }],
  tileDiscarded: ['A tile was discarded for good.', { ...drawn, why: word(['doesNotFit', 'guide'], 'Why.') }],
  tileSetAside: ['The Geologist set a tile aside.', drawn],
  tilePlaced: ['A tile was laid.', { ...drawn, ...where, open, ...who }],
  moved: [
    'Somebody went to another tile.',
    {
      ...who,
      from: cell('From where.'),
      to: cell('Where to.'),
      by: word(['move', 'explore', 'swim', 'squeeze', 'run', 'sprint'], 'By which action.'),
    },
  ],
  dived: ['The Diver is under water.', { ...who, from: cell('From where.') }],
  surfaced: ['The Diver is back.', { ...who, ...where }],
  healed: [
    'Somebody regained health.',
    {
      ...who,
      by: caver('Who healed.'),
      health: whole('Health now.'),
      revived: flag('Whether she had been unconscious.'),
    },
  ],
  hurt: [
    'Somebody lost health.',
    {
      ...who,
      harm,
      points: whole('Health lost.'),
      health: whole('Health left.'),
      fell: flag('Whether she falls unconscious.'),
    },
  ],
  unharmed: ['Somebody would have been hurt.', { ...who, harm, why, by: maybe(caver('Who shields her.')) }],
  hidden: ['No horror hunts her this round.', who],
  ropePlaced: ['A rope hangs there.', { ...where, ...who }],
  rubbleCleared: ['The rubble is gone.', { ...where, ...who }],
  blasted: ['A wall was blasted open.', { ...where, side, ...who }],
  commanded: ['The Leader commands somebody.', { ...who, by: caver('The Leader.') }],
  declined: ['She does not do it.', who],
  phaseStarted: ['A phase begins.', { phase: word(['horror', 'hazard'], 'Which.') }],
  gasCleared: ['No gas hangs any more.', {}],
  hazardRevealed: ['A hazard card was turned.', { card, left: whole('Cards left before Out of Time.') }],
  flooded: ['Water rises.', cells],
  gasSpread: ['Gas spreads.', { ...cells, entry: whole('Health that entering costs now.') }],
  caveInRolled: ['A cave-in was rolled.', { die: whole('What it shows.', 1, 6), ...cells }],
  horrorMoved: [
    'A horror has stepped.',
    {
      horror: whole('Place in the list of horrors.'),
      from: cell('From where.'),
      to: cell('Where to.'),
      ...victim,
      distance: whole('Steps to its victim before this one.'),
    },
  ],
  horrorLeft: ['A horror found no victim and left.', { horror: whole('Place in the list.'), ...where }],
  horrorSpawned: ['A horror has woken.', { ...where, ...victim, distance: whole('Steps to its victim.') }],
  horrorNotSpawned: ['None has woken.', { why: word(['three', 'noTile', 'noVictim'], 'Why.') }],
  horrorRepelled: ['The Bodyguard drove a horror away.', { ...where, ...who }],
  outOfTime: ['The deck is used up.', {}],
  devoured: ['She is gone.', who],
  gameEnded: [
    'The game is over.',
    {
      result: word(['gold', 'silver', 'bronze', 'defeat'], 'How.'),
      leftBehind: list(caver('Who.'), 'Who did not come out.'),
    },
  ],
})
