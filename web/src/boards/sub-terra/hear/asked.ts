import type { CaverName, SubTerraPosition } from '@grotto/sub-terra'
import { explainSubTerra, type Words } from '@grotto/words'
import { type Board, nameOf } from '../context.ts'
import { choicesOf, tileAnswers } from '../scene/choices.ts'
import { printed } from '../scene/drawn.ts'
import { beside, caverOf, tileAt } from '../scene/geometry.ts'
import { withoutPoints } from '../scene/happened.ts'
import { actionName, aTile, openSides, tileName } from '../scene/labels.ts'
import { placeText } from './address.ts'

type Asking = Pick<
  Board,
  'words' | 'scene' | 'cave' | 'legal' | 'viewer' | 'turned' | 'refusal' | 'log' | 'waiting' | 'sitters'
>

/** "Your turn, Leader: 2 points, 2 of 3 health." */
function turnText(words: Words, scene: SubTerraPosition, caver: CaverName): string {
  const { health, maxHealth: most } = caverOf(scene, caver)!
  const points = scene.turn?.points ?? 0
  return words.say('subTerra.heard.turn', { caver: nameOf(words, caver), points, health, most })
}

/** Within a turn only what has changed. */
function pointsText(words: Words, scene: SubTerraPosition): string {
  const left = withoutPoints(scene)
  return left
    ? words.say(`subTerra.left.${left}`)
    : words.say('subTerra.heard.points', { points: scene.turn?.points ?? 0 })
}

/** How the tile in hand lies as it is turned now: what opens, or why it cannot lie so. */
export function layingText({ words, scene, cave, turned, refusal }: Asking): string {
  const { question } = scene
  if (question.type !== 'place') return ''
  const refused = refusal({ type: 'place', open: turned })
  if (refused) return explainSubTerra(refused, words)
  const sides = [...turned] as ('N' | 'E' | 'S' | 'W')[]
  const gaps = sides.filter(side => !tileAt(cave, beside(question.at, side))).length
  return words.say('subTerra.place.opens', { ...openSides(words, turned), gaps })
}

function layText(asking: Asking): string {
  const { words, scene } = asking
  const { question } = scene
  if (question.type !== 'place') return ''
  const { kind, numbers } = printed(scene, question.tile)
  const where = words.say(`subTerra.towards.${question.side}`)
  return words.say('subTerra.heard.lay', { tile: aTile(words, kind, numbers), where, how: layingText(asking) })
}

/** Where the answers are tiles: each with its place. */
function answers({ words, scene, legal, viewer }: Asking): string {
  const choices = choicesOf(scene, legal).filter(({ action }) => action.type !== 'stop')
  const answerText = ({ action, at }: (typeof choices)[number]) =>
    'side' in action ? words.say(`subTerra.towards.${action.side}` as never) : placeText(words, scene, viewer, at)
  const list = choices.map((choice, i) => `${i + 1} ${answerText(choice)}`)
  return list.length > 0 ? ` ${words.series(list)}.` : ''
}

function tileQuestion({ words, scene, legal }: Asking): string {
  const { question } = scene
  if (question.type !== 'guide' && question.type !== 'intuition') return ''
  const name = (tile: number) => {
    const { kind, numbers, open } = printed(scene, tile)
    return `${tileName(words, kind, numbers)}, ${words.say('subTerra.mark.open', openSides(words, open))}`
  }
  const answers = tileAnswers(scene, legal).map(({ action }) => action.type)
  const listed = (text: (type: (typeof answers)[number]) => string) =>
    `${words.series(answers.map((type, i) => `${i + 1} ${text(type)}`))}.`
  if (question.type === 'guide') {
    const ask = words.say('subTerra.question.guide', { uses: scene.guidesLeft })
    return `${name(question.tile)}. ${ask} ${listed(type => actionName(words, type))}`
  }
  const which = { takeDrawn: question.tile, takeSpare: question.spare }
  const tiles = listed(type =>
    words.say('common.about', { what: actionName(words, type), text: name(which[type as keyof typeof which]) }),
  )
  return `${words.say('subTerra.question.intuition')} ${tiles}`
}

/** Whether she has done something in this turn. */
const hasActed = ({ log }: Asking, caver: CaverName): boolean => {
  const begun = log.findLastIndex(({ event }) => event.type === 'turnStarted')
  return log.slice(Math.max(0, begun)).some(({ event }) => event.type === 'acted' && event.caver === caver)
}

/** Whom the table waits for, once a turn: somebody who may take her time. What bots do is told soon enough. */
function othersText(asking: Asking): string {
  const { words, scene, sitters, viewer } = asking
  const { question, seat } = scene
  const sitter = seat === undefined || seat === viewer ? undefined : sitters[seat]
  if (question.type === 'over' || !sitter || sitter.bot || sitter.standIn || hasActed(asking, question.caver)) return ''
  return words.say('subTerra.heard.others', { name: sitter.name, caver: nameOf(words, question.caver) })
}

/** What is asked of the listener, or of whom it is asked; empty while nothing is. */
export function askedText(asking: Asking): string {
  const { words, scene, legal, waiting } = asking
  const { question } = scene
  if (question.type === 'over') return ''
  if (legal.length === 0) return othersText(asking)
  // E-1 Whoever waits is asked nothing: her turn ends by itself.
  if (question.type === 'turn' && waiting.waits(question.caver)) return ''
  if (question.type === 'turn')
    return hasActed(asking, question.caver) ? pointsText(words, scene) : turnText(words, scene, question.caver)
  const about = (ask: string) => words.say('subTerra.heard.asked', { caver: nameOf(words, question.caver), ask })
  if (question.type === 'place') return layText(asking)
  if (question.type === 'guide' || question.type === 'intuition') return about(tileQuestion(asking))
  if (question.type === 'commanded')
    return about(words.say('subTerra.question.commanded', { by: nameOf(words, question.by) }))
  const ask =
    question.type === 'step'
      ? words.say('subTerra.question.step', { left: question.left })
      : words.say(`subTerra.question.${question.type}`)
  return about(`${ask}${answers(asking)}`)
}
