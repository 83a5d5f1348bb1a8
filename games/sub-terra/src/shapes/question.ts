import { flag, union, whole, word } from '@grotto/kernel/shape'
import type { Question } from '../types/question.ts'
import { caver, cell, side, tile } from './words.ts'

const who = { caver: caver('Who answers.') }
const laying = { ...who, tile, side, explore: flag('Whether she steps onto it afterwards.') }

export const question = union<Question>('What the game waits for.', {
  turn: ['Her turn: any action she has points for.', who],
  commanded: ['The Leader commands: one action that costs 1, or decline.', { ...who, by: caver('The Leader.') }],
  step: [
    'The next Move of a Run or Sprint.',
    {
      ...who,
      left: whole('Moves that remain.', 1, 3),
      made: whole('Moves made.', 0, 2),
      by: word(['run', 'sprint'], 'Which.'),
    },
  ],
  guide: ['The Scout drew this tile: keep or discard.', laying],
  intuition: ['The Geologist: takeDrawn or takeSpare.', { ...laying, spare: tile }],
  place: ['Which way to turn the drawn tile.', { ...laying, at: cell('Where it will lie.') }],
  surface: ['Where the Diver comes up.', who],
  horrorOrder: ['Which horror steps next.', who],
  horrorPath: [
    'Which of its shortest ways a horror takes.',
    { ...who, horror: whole('Place in the list of horrors.'), from: cell('Where it is.') },
  ],
  spawn: ['Where a horror wakes.', who],
  over: ['The game is over.', {}],
})
