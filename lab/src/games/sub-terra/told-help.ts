import { makeLetter, type SubTerraAction, TILE_KINDS } from '@grotto/sub-terra'
import type { Tongue } from './places.ts'

/** How to read the map, and what each action that can be chosen does. */
export function tellHelp(actions: readonly SubTerraAction[], words: Tongue): string[] {
  const legend = TILE_KINDS.map(kind => `${makeLetter({ kind })} ${words.say(`subTerra.tile.${kind}`)}`).join(' · ')
  const types = [...new Set(actions.map(({ type }) => type))]
  const lines = types.flatMap(type => {
    const key = `subTerra.help.${type}`
    return words.has(key) ? [entry(words.say(`subTerra.action.${type}`), words.say(key), words)] : []
  })
  return [words.say('terminal.subTerra.map'), `  ${legend}`, words.say('terminal.subTerra.mapMarks'), '', ...lines]
}

const entry = (name: string, what: string, words: Tongue): string => `  ${words.say('terminal.entry', { name, what })}`
