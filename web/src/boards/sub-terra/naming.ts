import { type Cell, PLANS, type SubTerraState } from '@grotto/sub-terra'
import type { Words } from '@grotto/words'
import type { Sitter } from '../board.ts'
import type { KeyLine, NamedAction, StandingLine } from '../board-module.ts'
import { cellName } from './hear/address.ts'
import { KEYS } from './scene/actions.ts'
import { openSides } from './scene/labels.ts'
import { positionOf } from './telling/position.ts'

/** Abilities share one letter, so only the first action of each is named. */
export function keys(words: Words): readonly KeyLine[] {
  const named = new Map<string, string[]>()
  for (const [type, key] of Object.entries(KEYS) as [keyof typeof KEYS, string][])
    named.set(key, [...(named.get(key) ?? []), words.say(`subTerra.action.${type}`)])
  const acting = [...named].map(([key, actions]): KeyLine => [key.toUpperCase(), actions.join(', ')])
  return [
    ...acting,
    ['P', words.say('subTerra.signal')],
    ['?', words.say('table.keys.rule')],
    ['Esc', words.say('table.keys.hurry')],
  ]
}

export const keyHelp = (words: Words): string => words.say('subTerra.caveHelp')

/** An action with its side, its caver, the way its tile is turned or its place, so that two of a kind can be told apart. */
export function nameAction(words: Words, action: NamedAction, view?: SubTerraState): string {
  const { type, side, caver, open, at } = action
  const keys = [`subTerra.action.${type}`, `subTerra.towards.${side}`, `subTerra.caver.${caver}`]
  return [
    ...keys.flatMap(key => (words.has(key) ? [words.say(key)] : [])),
    ...(typeof open === 'string' ? [words.say('subTerra.mark.open', openSides(words, open))] : []),
    ...(view && at ? [cellName(words, positionOf(view), at as Cell)] : []),
  ].join(', ')
}

/** As the board writes it beside the tile: most plans (to meet, to wait) are no actions. */
export function namePlan(words: Words, { type, caver }: NamedAction): string | undefined {
  const known = PLANS.find(each => each === type)
  if (!known) return undefined
  const whom = `subTerra.caver.${caver}`
  const plan = words.say(`subTerra.plan.${known}`, { caver: words.has(whom) ? words.say(whom) : '' })
  return words.say('table.said.intend', { plan })
}

/** Every caver, and how she is. */
export const standing = (words: Words, view: SubTerraState, _: readonly Sitter[]): readonly StandingLine[] =>
  positionOf(view).cavers.map(({ name, health, maxHealth }) => ({
    who: words.say(`subTerra.caver.${name}`),
    what: words.say('subTerra.health', { health, most: maxHealth }),
  }))
