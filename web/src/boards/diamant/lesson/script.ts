import './asked.css'
import { explainDiamant, type KeyOf } from '@grotto/words'
import type { LessonScript, Scripted, ScriptStep } from '../../../lesson/script.ts'

const [ADA, BRUNO, CLEO] = [1, 2, 3]
/** D-30 What the three others lay down, in seat order; who is at the camp lays nothing. */
const others = (...cards: readonly ('goOn' | 'leave' | undefined)[]): Scripted[] =>
  [ADA, BRUNO, CLEO].flatMap((seat, i) => (cards[i] ? [[seat, cards[i]] as const] : []))

const GO_ON = [['goOn']]
const LEAVE = [['leave']]

/** Three expeditions of a game of four: sharing, a first trap, leaving, a second trap, a relic, and a loss. */
const STEPS = [
  { name: 'goal', rules: ['D-10', 'D-51'] },
  { name: 'shared', rules: ['D-20', 'D-21'] },
  { name: 'goOn', asks: GO_ON, others: others('goOn', 'goOn', 'goOn'), rules: ['D-30', 'D-31'] },
  { name: 'firstTrap', rules: ['D-22', 'D-23'] },
  { name: 'odds', asks: GO_ON, others: others('goOn', 'leave', 'goOn'), rules: ['D-60'] },
  { name: 'left', rules: ['D-32', 'D-33'] },
  { name: 'leave', asks: LEAVE, others: others('leave', undefined, 'goOn'), rules: ['D-32', 'D-33'] },
  { name: 'together', rules: ['D-32', 'D-33', 'D-36'] },
  { name: 'secondTrap', rules: ['D-23', 'D-44', 'D-45'] },
  { name: 'relic', asks: GO_ON, others: others('goOn', 'goOn', 'goOn'), rules: ['D-24', 'D-34', 'D-35'] },
  { name: 'alone', asks: LEAVE, others: others('goOn', 'goOn', 'goOn'), rules: ['D-34', 'D-36'] },
  { name: 'home', others: others('leave', 'leave', 'leave'), rules: ['D-34', 'D-40'] },
  { name: 'third', asks: GO_ON, others: others('goOn', 'goOn', 'goOn'), rules: ['D-10', 'D-20'] },
  { name: 'risk', asks: GO_ON, others: others('leave', 'goOn', 'goOn'), rules: ['D-22', 'D-60'] },
  { name: 'lost', rules: ['D-21', 'D-23', 'D-36'] },
  { name: 'hints', coach: true, rules: ['D-60'] },
] as const satisfies readonly ScriptStep[]

export const diamantScript: LessonScript<(typeof STEPS)[number]['name']> = {
  version: 1,
  options: { players: 4 },
  /** Places in the deck laid out kind by kind: traps, relics, treasures by value. */
  draws: {
    // 9, snakes, 11, snakes
    'expedition-1': [28, 3, 27, 3],
    // relic, 14, lava
    'expedition-2': [14, 30, 5],
    // 17, spiders, spiders
    'expedition-3': [32, 0, 0],
    // 5
    'expedition-4': [21],
  },
  seat: 0,
  companions: ['Ada', 'Bruno', 'Cleo'],
  steps: STEPS,
  text: step => `lesson.diamant.${step}`,
  ask: step => `lesson.diamant.${step}.ask` as KeyOf<'lesson'>,
  // The card that is asked for: a ring around the other one would look like an answer.
  home: ':is([data-asked=goOn] .choices .goOn, [data-asked=leave] .choices .leave)',
  labels: words => ({ goOn: words.say('diamant.goOn'), leave: words.say('diamant.leave') }),
  explain: explainDiamant,
}
