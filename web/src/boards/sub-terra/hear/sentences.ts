import type { Viewer } from '@grotto/kernel'
import type { CaverName, Cell, SubTerraEvent, SubTerraPosition } from '@grotto/sub-terra'
import { narrateSubTerra, type Words } from '@grotto/words'
import { capital, nameOf, theOf } from '../context.ts'
import { isOut } from '../scene/geometry.ts'
import { arrowText, aTile, openSides } from '../scene/labels.ts'
import type { Log } from '../telling/beats.ts'
import { cellName, meIn, placeText } from './address.ts'
import { isHeld, toldIn } from './phrases.ts'

/** Who listens, and to what. */
export interface Hearer {
  readonly words: Words
  readonly scene: SubTerraPosition
  readonly viewer: Viewer
}

type Of<Type extends SubTerraEvent['type']> = Extract<SubTerraEvent, { type: Type }>
type Sentence<Type extends SubTerraEvent['type']> = (event: Of<Type>, listener: Hearer) => string

const at = ({ words, scene, viewer }: Hearer, cell: Cell): string => placeText(words, scene, viewer, cell)
/** Where somebody has gone. The listener's own caver stands there herself: then the name of the cell is enough. */
const goal = (listener: Hearer, cell: Cell, caver: CaverName): string =>
  meIn(listener.scene, listener.viewer)?.name === caver
    ? cellName(listener.words, listener.scene, cell)
    : at(listener, cell)
const places = (listener: Hearer, cells: readonly Cell[]): string =>
  listener.words.series(cells.map(cell => at(listener, cell)))
const person = (words: Words, caver: CaverName) => ({
  the: theOf(words, caver),
  whom: words.say(`subTerra.whom.${caver}`),
})

/** A tile with what is printed on it and how it lies. */
function laid({ kind, tile, open, at: cell }: Of<'tilePlaced'>, listener: Hearer) {
  const { words, scene } = listener
  const placed = scene.tiles.find(({ id }) => id === tile)
  const sides = words.say('subTerra.mark.open', openSides(words, open))
  return {
    tile: aTile(words, kind, placed?.numbers),
    place: at(listener, cell),
    open: [sides, ...(placed ? arrowText(words, placed) : [])].join(', '),
  }
}

/** What happens somewhere: who cannot see the cave is told where. */
type Located = Extract<SubTerraEvent, { readonly at: unknown } | { readonly to: unknown }>['type']
type Sentences = { readonly [T in SubTerraEvent['type']]?: Sentence<T> } & { readonly [T in Located]: Sentence<T> }

/** Sentences that say where, and some that say more; whatever is not here is told as the journal tells it. */
const SENTENCES: Sentences = {
  tilePlaced: (event, listener) =>
    listener.words.say('subTerra.heard.lays', { ...person(listener.words, event.caver), ...laid(event, listener) }),
  moved: ({ caver, to, by }, listener) =>
    listener.words.say(`subTerra.heard.goes.${by}`, {
      ...person(listener.words, caver),
      place: goal(listener, to, caver),
    }),
  surfaced: ({ caver, at: cell }, listener) =>
    listener.words.say('subTerra.heard.surfaced', {
      ...person(listener.words, caver),
      place: goal(listener, cell, caver),
    }),
  rubbleCleared: ({ caver, at: cell }, listener) =>
    listener.words.say('subTerra.heard.cleared', { ...person(listener.words, caver), place: at(listener, cell) }),
  ropePlaced: ({ caver, at: cell }, listener) =>
    listener.words.say('subTerra.heard.rope', { ...person(listener.words, caver), place: at(listener, cell) }),
  blasted: ({ caver, at: cell, side }, listener) =>
    listener.words.say('subTerra.heard.blasted', {
      ...person(listener.words, caver),
      place: at(listener, cell),
      side: listener.words.say(`subTerra.towards.${side}`),
    }),
  flooded: ({ at: cells }, listener) =>
    listener.words.say('subTerra.heard.flooded', { tiles: cells.length, places: places(listener, cells) }),
  gasSpread: ({ at: cells, entry }, listener) =>
    listener.words.say('subTerra.heard.gas', { tiles: cells.length, places: places(listener, cells), entry }),
  caveInRolled: ({ at: cells, die }, listener) =>
    listener.words.say('subTerra.heard.caveIn', { tiles: cells.length, places: places(listener, cells), die }),
  /** The event counts from where it came; the sentence says how far it still has to go. */
  horrorMoved: ({ to, victim, distance }, listener) =>
    listener.words.say('subTerra.heard.horrorMoves', {
      ...person(listener.words, victim),
      place: at(listener, to),
      distance: distance - 1,
    }),
  horrorSpawned: ({ at: cell, victim, distance }, listener) =>
    listener.words.say('subTerra.heard.horrorWakes', {
      ...person(listener.words, victim),
      place: at(listener, cell),
      distance,
    }),
  horrorLeft: ({ at: cell }, listener) =>
    listener.words.say('subTerra.heard.horrorLeaves', { place: at(listener, cell) }),
  horrorRepelled: ({ caver, at: cell }, listener) =>
    listener.words.say('subTerra.heard.repelled', { ...person(listener.words, caver), place: at(listener, cell) }),
  /** E-2 The medal is the team's; who came out is named. */
  gameEnded: (event, listener) => {
    const { words, scene } = listener
    const told = narrateSubTerra(event, { position: scene }, words)
    const out = scene.cavers.filter(caver => isOut(scene, caver)).map(({ name }) => nameOf(words, name))
    const some = out.length > 0 && out.length < scene.cavers.length
    return some ? `${told} ${words.say('subTerra.ending.who', { names: words.list(out) })}` : told
  },
  hurt: (event, listener) => {
    const told = narrateSubTerra(event, { position: listener.scene }, listener.words)
    return event.fell ? told : `${told} ${listener.words.say('subTerra.heard.left', { health: event.health })}`
  },
}

/** The cells an event is about. */
export function cellsIn(event: SubTerraEvent): readonly Cell[] {
  if ('to' in event) return [event.to]
  if (!('at' in event)) return []
  return isCell(event.at) ? [event.at] : event.at
}

const isCell = (at: Cell | readonly Cell[]): at is Cell => typeof at[0] === 'number'

/** One event with its place. */
export function eventSentence(event: SubTerraEvent, listener: Hearer): string {
  const sentence = SENTENCES[event.type] as Sentence<SubTerraEvent['type']> | undefined
  return sentence
    ? capital(sentence(event, listener))
    : narrateSubTerra(event, { position: listener.scene }, listener.words)
}

/** All who withstood, with what they rolled. */
function standing(events: readonly SubTerraEvent[], { words }: Hearer): string {
  const held = events.filter(isHeld)
  const list = held.map(({ caver, die, bonus }) =>
    words.say('subTerra.heard.rolled', { the: theOf(words, caver), total: bonus > 0 ? `${die} + ${bonus}` : die }),
  )
  const key = held[0]?.reason === 'outOfTime' ? 'subTerra.heard.hangsOn' : 'subTerra.heard.stands'
  return capital(words.say(key, { list: words.list(list), count: list.length }))
}

type Skipped = Of<'turnSkipped'>
const isSkipped = (event: SubTerraEvent): event is Skipped => event.type === 'turnSkipped'

/** All whose turns pass by, one after the other. */
function lying(events: readonly SubTerraEvent[], { words }: Hearer): string {
  const list = words.list(events.filter(isSkipped).map(({ caver }) => theOf(words, caver)))
  return capital(words.say('subTerra.heard.skipped', { list }))
}

/** A breath as one sentence: a tile and the step onto it, the end of a run, all who withstood or cannot act. */
export function sentenceOf(phrase: Log, listener: Hearer): string {
  const events = toldIn(phrase)
  const [first] = events
  const last = events.at(-1)
  if (!first || !last) return ''
  if (isHeld(first)) return standing(events, listener)
  if (isSkipped(first) && events.length > 1) return lying(events, listener)
  if (first.type === 'tilePlaced' && last.type === 'moved')
    return capital(
      listener.words.say('subTerra.heard.explores', {
        ...person(listener.words, first.caver),
        ...laid(first, listener),
        place: goal(listener, first.at, first.caver),
      }),
    )
  return eventSentence(last, listener)
}
