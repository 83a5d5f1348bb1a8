import { EXPLOSIVES, GUIDES } from '../box/numbers.ts'
import { tilesOf } from '../options/options.ts'
import type { CaverPosition, PlacedTile, SubTerraPosition } from '../types/position.ts'
import { noteKey, type TileNote } from './choose-tiles.ts'
import { drawPicture } from './draw-picture.ts'
import { type Frame, frameOf, makeCellName } from './frame.ts'
import { makeHazard } from './hazard-names.ts'
import { layTiles } from './lay-tiles.ts'
import { makeOptionWords, makeOwnBox } from './option-words.ts'
import { makeQuestion } from './questions.ts'
import { readPicture } from './read-picture.ts'
import { usualCounts, usualPhase } from './usual.ts'

function caverLine(position: SubTerraPosition, caver: CaverPosition, frame: Frame): string {
  const turn = position.turn?.caver === caver.name ? position.turn : undefined
  const isFirst = position.cavers[0] === caver
  return [
    caver.name,
    caver.at && makeCellName(frame, caver.at),
    caver.submerged && 'submerged',
    caver.devoured && 'devoured',
    `hp${caver.health}`,
    turn && `ap${turn.points}`,
    position.startingCaver === caver.name && !isFirst && 'starting',
    caver.hidden && 'hidden',
    turn?.exerted && 'exerted',
    turn?.commandUsed && 'commandUsed',
    turn?.triedHide && 'triedHide',
    turn?.triedRope && 'triedRope',
    caver.hideTries && `hide${caver.hideTries}`,
    caver.ropeTries && `rope${caver.ropeTries}`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Ids that lie elsewhere than in the cave, so that the picture does not take them. */
function idsElsewhere(position: SubTerraPosition): readonly number[] {
  const { question, discarded, coming, spare, knownTop } = position
  const held = 'tile' in question ? [question.tile] : []
  return [...discarded, ...(coming?.tiles ?? []), ...held, ...[spare, knownTop].filter(id => id !== undefined)]
}

const same = (a: PlacedTile | undefined, b: PlacedTile): boolean =>
  a !== undefined && a.id === b.id && a.at.join() === b.at.join() && a.open === b.open && a.arrow === b.arrow

/** What the picture alone would not say: which tiles lie there, in which order they were laid, where arrows point. */
function tileLines(position: SubTerraPosition, picture: string, frame: Frame): readonly string[] {
  const drawn = readPicture(picture).picture
  const box = tilesOf(position.options)
  const elsewhere = idsElsewhere(position)
  const read = (notes: ReadonlyMap<string, TileNote>) => layTiles(drawn, box, notes, elsewhere)
  if (read(new Map()).every((tile, place) => same(position.tiles[place], tile))) return []

  const laid = position.tiles.slice(1)
  const noteOf = (tile: PlacedTile): [string, TileNote] => [
    noteKey(tile.at[0] - frame.west, tile.at[1] - frame.north),
    { id: tile.id },
  ]
  const byCell = new Map(read(new Map(laid.map(noteOf))).map(tile => [tile.at.join(), tile]))
  const unclear = position.tiles.filter(tile => !same(byCell.get(tile.at.join()), tile))
  return [
    `laid ${laid.map(tile => `${makeCellName(frame, tile.at)}=${tile.id}`).join(' ')}`,
    ...unclear.map(tile =>
      [
        `tile ${makeCellName(frame, tile.at)} ${tile.kind} open ${tile.open}`,
        ...(tile.arrow ? [`arrow ${tile.arrow}`] : []),
      ].join(' '),
    ),
  ]
}

const line = (word: string, items: readonly (string | number)[]): string | false =>
  items.length > 0 && `${word} ${items.join(' ')}`

function roundLines(position: SubTerraPosition): readonly (string | false | undefined)[] {
  const { question, horrorWork, startingCaver, turn, result } = position
  const first = position.cavers[0]!.name
  return [
    position.round !== 1 && `round ${position.round}`,
    position.phase !== usualPhase(question) && `phase ${position.phase}`,
    makeQuestion(question, { turn: turn?.caver ?? first, starting: startingCaver }),
    horrorWork &&
      `work steps ${horrorWork.steps} spawns ${horrorWork.spawns} ${['moved', ...horrorWork.moved].join(' ')}`,
    position.gas !== 0 && `gas ${position.gas}`,
    position.outOfTime && 'outOfTime',
    result && `over ${result}`,
  ]
}

function stockLines(position: SubTerraPosition): readonly (string | false | undefined)[] {
  const { spare, knownTop, coming } = position
  const usual = usualCounts(position)
  return [
    position.guidesLeft !== GUIDES && `guides ${position.guidesLeft}`,
    position.explosivesLeft !== EXPLOSIVES && `explosives ${position.explosivesLeft}`,
    spare !== undefined && `spare ${spare}`,
    knownTop !== undefined && `top ${knownTop}`,
    line('discarded', position.discarded),
    line('seen', position.hazardsSeen.map(makeHazard)),
    position.stackLeft !== usual.stackLeft && `stackLeft ${position.stackLeft}`,
    position.hazardsLeft !== usual.hazardsLeft && `hazardsLeft ${position.hazardsLeft}`,
    line('coming tiles', coming?.tiles ?? []),
    line('coming hazards', (coming?.hazards ?? []).map(makeHazard)),
    line('coming dice', coming?.dice ?? []),
    coming && Object.keys(coming).length === 0 && 'coming nothing',
  ]
}

/** A position as text: the cave drawn, one line for each caver, then whatever is not as usual. */
export function makePosition(position: SubTerraPosition): string {
  const picture = drawPicture(position.tiles)
  const frame = frameOf(position.tiles)
  const lines = [
    ...tileLines(position, picture, frame),
    line(
      'horrors',
      position.horrors.map(cell => makeCellName(frame, cell)),
    ),
    ...roundLines(position),
    ...stockLines(position),
    line('options', makeOptionWords(position.options)),
    ...makeOwnBox(position.options),
  ].filter(text => typeof text === 'string')
  const cavers = position.cavers.map(caver => caverLine(position, caver, frame))
  return `${[picture, '', ...cavers, ...lines].join('\n')}\n`
}
