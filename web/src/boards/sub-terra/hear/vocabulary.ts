import type { Viewer } from '@grotto/kernel'
import { CAVERS, type SubTerraAction, type SubTerraState, subTerra } from '@grotto/sub-terra'
import { explainSubTerra, type Words } from '@grotto/words'
import { notationPhrases, type Phrase, type Vocabulary } from '../../../hear/commands.ts'
import { type ActionType, attempts, barActions } from '../scene/actions.ts'
import { actorOf } from '../scene/choices.ts'
import { printed } from '../scene/drawn.ts'
import { actionName, rotations } from '../scene/labels.ts'
import { positionOf } from '../telling/position.ts'
import { cellName } from './address.ts'

/** Everything the bar offers to whoever is asked, each way of it, and what ends a turn. */
function tries(view: SubTerraState, viewer: Viewer): readonly SubTerraAction[] {
  const scene = positionOf(view)
  const actor = actorOf(scene)
  if (!actor || viewer === 'spectator' || scene.seat !== viewer) return []
  const { question } = scene
  const legal = subTerra.legal(view, viewer)
  const turns = question.type === 'place' ? rotations(printed(scene, question.tile).open) : []
  const tried: SubTerraAction[] = [
    ...([...barActions(actor), 'exert', 'endTurn'] as ActionType[]).flatMap(type => attempts(scene, type)),
    ...turns.map(open => ({ type: 'place', open }) as const),
  ]
  const known = new Set(legal.map(action => JSON.stringify(action)))
  return [...legal, ...tried.filter(action => !known.has(JSON.stringify(action)))]
}

function objectOf(words: Words, view: SubTerraState, action: SubTerraAction): string {
  if ('side' in action) return action.side === 'here' ? '' : words.say(`subTerra.side.${action.side}`)
  if ('caver' in action) return words.say(`subTerra.caver.${action.caver}`)
  if ('open' in action) return [...action.open].map(side => words.say(`subTerra.side.${side as 'N'}`)).join(' ')
  return 'at' in action ? cellName(words, positionOf(view), action.at) : ''
}

/** "Explore north", and every other way to say it in this language. */
function phrases(words: Words, view: SubTerraState, action: SubTerraAction): readonly Phrase[] {
  const object = objectOf(words, view, action)
  const [short, also] = [`subTerra.short.${action.type}`, `subTerra.also.${action.type}`]
  const verbs = [
    actionName(words, action.type),
    ...(words.has(short) ? [words.say(short)] : []),
    ...(words.has(also) ? words.say(also).split(', ') : []),
  ]
  return [
    ...verbs.map(verb => ({ verb, object })),
    ...notationPhrases(subTerra.notation.makeAction(view, action), CAVERS),
  ]
}

export const vocabulary: Vocabulary<SubTerraState, SubTerraAction> = {
  tries,
  phrases,
  explain: (words, refusal) => explainSubTerra(refusal, words),
}
