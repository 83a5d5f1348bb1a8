import type { Question, SubTerraPosition } from '@grotto/sub-terra'
import { boxTile, type Tongue } from './places.ts'

/** Who is asked, and what. */
export function tellQuestion(position: SubTerraPosition, words: Tongue): string {
  const { question } = position
  if (question.type === 'over') return ''
  const name = words.say(`subTerra.caver.${question.caver}`)
  return words.say('terminal.entry', { name, what: asked(position, question, words) })
}

function asked(position: SubTerraPosition, question: Exclude<Question, { type: 'over' }>, words: Tongue): string {
  switch (question.type) {
    case 'turn':
      return turn(position, words)
    case 'commanded':
      return words.say('subTerra.question.commanded', { by: words.say(`subTerra.caver.${question.by}`) })
    case 'step':
      return words.say('subTerra.question.step', { left: question.left })
    case 'guide':
      return words.say('subTerra.question.guide', { uses: position.guidesLeft })
    case 'place':
      return words.say('terminal.subTerra.lay', { tile: boxTile(position, question.tile, words) })
    default:
      return words.say(`subTerra.question.${question.type}`)
  }
}

function turn({ turn }: SubTerraPosition, words: Tongue): string {
  if (turn && turn.points > 0)
    return `${words.say('subTerra.points', { points: turn.points })}. ${words.say('subTerra.question.turn')}`
  return words.say(turn?.exerted ? 'subTerra.left.none' : 'subTerra.left.exert')
}
