import './asked.css'
import type { SubTerraAction } from '@grotto/sub-terra'
import { explainSubTerra, type KeyOf } from '@grotto/words'
import type { LessonScript, Scripted, ScriptStep } from '../../../lesson/script.ts'
import { shortName } from '../scene/labels.ts'

/** By seat; I am the Medic on seat 0. */
const COMPANIONS = ['leader', 'engineer', 'bodyguard'] as const
/** `leader run` is an action of whoever runs the Leader. */
const others = (...lines: readonly `${(typeof COMPANIONS)[number]} ${string}`[]): Scripted[] =>
  lines.map(line => [COMPANIONS.findIndex(name => line.startsWith(name)) + 1, line])

/** T-8 The first step has one way only, and is not asked. */
const runEast = (who: (typeof COMPANIONS)[number]) =>
  others(`${who} run`, `${who} step e`, `${who} step e`, `${who} end`)

/**
 * Five rounds of four cavers in a small cave, with all a first game asks for: a tile, a check, a flood, a horror, a
 * rescue, and the exit.
 *
 *        a b c d e
 *      1       h
 *      2 S-.-w-.-.
 *      3       .-X
 *      4       .
 *      5       .
 */
const STEPS = [
  { name: 'goal', rules: ['S-3', 'S-4', 'E-2'] },
  { name: 'explore', asks: [['medic explore e']], rules: ['T-2', 'A-1', 'A-3'] },
  { name: 'place', asks: [['medic place NEW', 'medic place ESW']], rules: ['A-1', 'C-1', 'C-2'] },
  { name: 'onward', asks: [['medic explore e']], rules: ['A-3', 'C-5'] },
  { name: 'spent', rules: ['C-5', 'T-3'] },
  { name: 'exert', asks: [['medic exert']], rules: ['T-3', 'T-4'] },
  { name: 'third', asks: [['medic explore e']], rules: ['T-3'] },
  {
    name: 'check',
    others: [
      ...runEast('leader'),
      ...others('engineer move e', 'engineer move e', 'engineer end'),
      ...runEast('bodyguard'),
    ],
    rules: ['T-4', 'S-2'],
  },
  {
    name: 'flood',
    others: others(
      'leader explore s',
      'leader place NES',
      'leader reveal s',
      'leader end',
      'engineer run',
      'engineer step e',
      'engineer step s',
      'engineer step s',
      'engineer end',
      'bodyguard move s',
      'bodyguard move s',
      'bodyguard end',
    ),
    rules: ['Z-1', 'Z-3', 'A-6'],
  },
  { name: 'reveal', asks: [['medic reveal n']], rules: ['A-1', 'C-6'] },
  { name: 'away', asks: [['medic explore e']], rules: ['A-3'] },
  {
    name: 'end',
    asks: [['medic end']],
    others: others('engineer explore s', 'engineer end', 'bodyguard end'),
    rules: ['T-1', 'T-2'],
  },
  { name: 'horror', rules: ['Z-6', 'H-2', 'H-8'] },
  { name: 'hide', asks: [['medic hide']], rules: ['A-10', 'H-4'] },
  { name: 'hidden', asks: [['medic end']], others: others('leader hide', 'leader end'), rules: ['A-10'] },
  { name: 'fallen', rules: ['H-2', 'H-8', 'T-5'] },
  { name: 'drivenOff', others: others('bodyguard repel n', 'bodyguard end'), rules: ['T-5', 'A-5', 'V-7'] },
  {
    name: 'sprint',
    asks: [['medic sprint'], ['medic step s']],
    rules: ['V-6', 'A-4'],
  },
  { name: 'bandage', asks: [['medic bandage leader']], rules: ['V-6', 'A-5', 'T-6'] },
  {
    name: 'revived',
    asks: [['medic end']],
    others: others('leader end', 'engineer move n', 'engineer end'),
    rules: ['T-6'],
  },
  { name: 'hints', coach: true, rules: ['Z-4', 'I-1'] },
  { name: 'exit', asks: [['medic reveal e']], rules: ['S-4'] },
  { name: 'move', asks: [['medic move e']], rules: ['A-2', 'C-13'] },
  {
    name: 'out',
    asks: [['medic end']],
    others: others(
      'leader move e',
      'leader end',
      'engineer move n',
      'engineer move e',
      'engineer end',
      'bodyguard move n',
      'bodyguard move e',
      'bodyguard end',
    ),
    rules: ['E-1', 'E-2'],
  },
] as const satisfies readonly ScriptStep[]

/** S-4 A small box of its own, in the order in which its tiles come; the last three stay in the stack. */
const TILES = [
  { kind: 'start', open: 'NESW' },
  { kind: 'exit', open: 'N' },
  { kind: 'plain', open: 'NES' },
  { kind: 'water', open: 'NS' },
  { kind: 'plain', open: 'NESW' },
  { kind: 'plain', open: 'NES' },
  { kind: 'plain', open: 'NS' },
  { kind: 'horror', open: 'N' },
  { kind: 'plain', open: 'NS' },
  { kind: 'plain', open: 'N' },
  { kind: 'gas', open: 'NE' },
  { kind: 'caveIn', open: 'NES', numbers: [2, 5] },
  { kind: 'rough', open: 'NESW' },
]

/** The actions its sentences speak of, by the names on their buttons. */
const NAMED: readonly SubTerraAction['type'][] = [
  'explore',
  'place',
  'exert',
  'reveal',
  'move',
  'hide',
  'sprint',
  'bandage',
  'endTurn',
]

export const subTerraScript: LessonScript<(typeof STEPS)[number]['name']> = {
  version: 1,
  options: {
    players: 4,
    cavers: ['medic', ...COMPANIONS],
    start: 'medic',
    fallen: 'print',
    tiles: TILES,
  },
  draws: {
    // In the order of the box, and then the exit, which comes after all that are left.
    'cave:stack': [0, 0, 0, 0, 0, 0, 0, 0, 3],
    // Of the printed 25: flood, horror, horror, gas.
    'cave:hazards': [5, 19, 19, 9],
    // My exertion 2, my hiding 5, the Leader's hiding 1: a die shows one more.
    'cave:dice': [1, 4, 0],
  },
  seat: 0,
  companions: ['Ada', 'Bruno', 'Cleo'],
  steps: STEPS,
  text: step => `lesson.sub-terra.${step}`,
  ask: step => `lesson.sub-terra.${step}.ask` as KeyOf<'lesson'>,
  home: '.st-cells button[tabindex="0"]',
  labels: words => Object.fromEntries(NAMED.map(type => [type, shortName(words, type)])),
  explain: explainSubTerra,
}
