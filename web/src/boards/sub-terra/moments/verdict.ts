import type { Words } from '@grotto/words'
import { theOf } from '../context.ts'
import type { Loss } from './decided-by.ts'
import type { RunFigures } from './run.ts'

interface Ended {
  readonly result: 'gold' | 'silver' | 'bronze' | 'defeat'
  readonly figures: RunFigures
  readonly decided: Loss | undefined
}

/** What there is to say at the end: how it feels, what decided it, and what the dice had to do with it. */
export function verdictOf(words: Words, { result, figures, decided }: Ended): string {
  const turn = decided ? lossText(words, decided) : closeCall(words, figures)
  return [words.say(`subTerra.ending.warm.${result}`), turn, diceText(words, figures)].filter(Boolean).join(' ')
}

function lossText(words: Words, { caver, round, how, harm, chance }: Loss): string {
  const who = { the: theOf(words, caver), whom: words.say(`subTerra.whom.${caver}`) }
  if (how !== 'fell' || !harm) return words.say(`subTerra.ending.decided.${how}`, { round, ...who, harm: '' })
  const fell = words.say('subTerra.ending.decided.fell', { round, ...who, harm: words.say(`subTerra.harm.${harm}`) })
  if (chance === undefined) return fell
  return `${fell} ${words.say('subTerra.ending.decided.chance', { percent: Math.round(chance * 100) })}`
}

/** Everybody came out: the round in which they had least. */
function closeCall(words: Words, { rounds, most }: RunFigures): string {
  const [closest] = [...rounds].sort((a, b) => a.health - b.health)
  if (!closest || closest.health === most) return ''
  return words.say('subTerra.ending.close', { round: closest.round, health: closest.health })
}

/** Checks that held against those that hold on average with the same dice to roll: whole ones, or it says nothing. */
function diceText(words: Words, { checks }: RunFigures): string {
  if (checks.made === 0) return ''
  const more = Math.round(checks.expected - checks.held)
  if (more === 0) return words.say('subTerra.ending.dice.even')
  return more > 0
    ? words.say('subTerra.ending.dice.worse', { count: more })
    : words.say('subTerra.ending.dice.better', { count: -more })
}
