import { type CaverPosition, drawPicture, type HorrorPlan, type SubTerraPosition } from '@grotto/sub-terra'
import { cellName, placeName, small, type Tongue, tileName, tileOn } from './places.ts'

/** The cave as a map, then sentences: what is left, how everybody is, what hunts them. */
export function tellPosition(
  position: SubTerraPosition,
  horrors: readonly HorrorPlan[],
  names: readonly string[],
  words: Tongue,
): string[] {
  return [
    drawPicture(position.tiles),
    '',
    stock(position, words),
    ...position.cavers.map(caver => `  ${caverLine(position, caver, names, words)}`),
    ...horrors.map(plan => horrorLine(position, plan, words)),
    ...(position.gas > 0 ? [`${words.say('subTerra.gasInForce', { points: position.gas })}.`] : []),
  ]
}

function stock(position: SubTerraPosition, words: Tongue): string {
  const { round, hazardsLeft: hazards, stackLeft: tiles, options } = position
  const found = position.tiles.some(({ kind }) => kind === 'exit')
  const zone = Math.min(tiles, options.exitDepth)
  const exit = found ? words.say('subTerra.exitFound') : tiles > 0 ? words.say('subTerra.exitZone', { zone }) : ''
  const left = words.say('terminal.subTerra.stock', { round, hazards, tiles, exit })
  return position.outOfTime ? `${left} ${words.say('subTerra.outOfTimeNow')}.` : left
}

function caverLine(position: SubTerraPosition, caver: CaverPosition, names: readonly string[], words: Tongue): string {
  const name = words.say(`subTerra.caver.${caver.name}`)
  const player = names[caver.seat]
  const shared = position.options.players > 1 && player !== undefined
  const what = [
    ...(caver.at ? [placeName(position, caver.at, words)] : []),
    words.say('subTerra.health', { health: caver.health, most: caver.maxHealth }),
    ...states(position, caver, words).map(state => small(state, words)),
  ].join(', ')
  return words.say('terminal.entry', {
    name: shared ? words.say('terminal.subTerra.runBy', { caver: name, player }) : name,
    what,
  })
}

function states(position: SubTerraPosition, caver: CaverPosition, words: Tongue): string[] {
  const gender = words.say(`subTerra.gender.${caver.name}`)
  const turn = position.turn?.caver === caver.name ? position.turn : undefined
  if (caver.devoured) return [words.say('subTerra.state.devoured', { gender })]
  return [
    ...(caver.health === 0 ? [words.say('subTerra.state.unconscious', { gender })] : []),
    ...(caver.submerged ? [words.say('subTerra.state.submerged', { gender })] : []),
    ...(caver.hidden ? [words.say('subTerra.state.hidden', { gender })] : []),
    ...(caver.at && tileOn(position, caver.at)?.kind === 'exit' ? [words.say('subTerra.state.safe')] : []),
    ...(turn ? [words.say('subTerra.state.now'), words.say('subTerra.points', { points: turn.points })] : []),
  ]
}

function horrorLine(position: SubTerraPosition, { at, victim, distance = 0 }: HorrorPlan, words: Tongue): string {
  const tile = tileOn(position, at)
  const hunt = victim
    ? words.say('subTerra.hunt.victim', { whom: words.say(`subTerra.whom.${victim}`), steps: distance })
    : words.say('subTerra.hunt.none')
  const cell = cellName(position, at)
  return words.say('terminal.subTerra.horror', { tile: tile ? tileName(tile, words) : '', cell, hunt })
}
