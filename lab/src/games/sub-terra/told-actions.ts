import { type Cell, COST, SIDES, type Side, type SubTerraAction, type SubTerraPosition } from '@grotto/sub-terra'
import { beside, boxTile, capital, placeName, type Tongue, tileOn } from './places.ts'

/** An action as a choice: what, where to or whom, what it leads to, and what it costs. */
export function tellAction(position: SubTerraPosition, action: SubTerraAction, words: Tongue): string {
  const told = capital(whatItDoes(position, action, words), words)
  const cost = COST[action.type]
  return cost > 0 ? `${told} (${words.say('subTerra.costs', { cost })})` : told
}

function whatItDoes(position: SubTerraPosition, action: SubTerraAction, words: Tongue): string {
  const name = words.say(`subTerra.action.${action.type}`)
  const named = (what: string) => words.say('terminal.entry', { name, what })
  if ('caver' in action) return named(words.say(`subTerra.caver.${action.caver}`))
  if ('at' in action) return named(placeName(position, action.at, words))
  if (action.type === 'place')
    return words.say('subTerra.place.way', { sides: sidesText(action.open, words), count: action.open.length })
  if (action.type === 'keep' && 'tile' in position.question)
    return words.say('terminal.subTerra.keep', { tile: boxTile(position, position.question.tile, words) })
  if (!('side' in action)) return explained(name, action.type, words)
  if (action.side === 'here') return named(words.say('subTerra.mark.you'))
  return aside(position, name, action.side, words)
}

/** Of what needs no side and no companion, its line of help says what it is good for. */
function explained(name: string, type: SubTerraAction['type'], words: Tongue): string {
  const key = `subTerra.help.${type}`
  return words.has(key) ? `${name}. ${words.say(key)}` : name
}

function aside(position: SubTerraPosition, name: string, side: Side, words: Tongue): string {
  const towards = words.say('subTerra.actionToSide', { action: name, side: words.say(`subTerra.towards.${side}`) })
  const from = actorsCell(position)
  const there = from && tileOn(position, beside(from, side))
  return there ? words.say('terminal.entry', { name: towards, what: placeName(position, there.at, words) }) : towards
}

/** Where the caver stands who is asked. */
export function actorsCell({ question, cavers }: SubTerraPosition): Cell | undefined {
  return 'caver' in question ? cavers.find(({ name }) => name === question.caver)?.at : undefined
}

const sidesText = (open: string, words: Tongue): string =>
  words.list(SIDES.filter(side => open.includes(side)).map(side => words.say(`subTerra.side.${side}`)))
