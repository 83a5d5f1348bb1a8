import type { Refusal } from '@grotto/kernel'
import type { CaverName, Cell, Side, SubTerraEvent, SubTerraPosition, TileKind } from '@grotto/sub-terra'
import type { Words } from './words.ts'

/** What a sentence may need beyond the event: a position at or after it knows what is printed on a tile. */
export interface SubTerraNarration {
  readonly position?: Pick<SubTerraPosition, 'tiles'>
}

type Of<Type extends SubTerraEvent['type']> = Extract<SubTerraEvent, { type: Type }>
type Tongue = Words<'subTerra'>
type Narrators = {
  [Type in SubTerraEvent['type']]: (event: Of<Type>, words: Tongue, context: SubTerraNarration) => string
}

/** A caver in every form a sentence may need. */
const person = (words: Tongue, caver: CaverName) => ({
  the: words.say(`subTerra.the.${caver}`),
  whom: words.say(`subTerra.whom.${caver}`),
  gender: words.say(`subTerra.gender.${caver}`),
})

function tileOf(words: Tongue, kind: TileKind, id: number, context: SubTerraNarration): string {
  const tile = words.say(`subTerra.aTile.${kind}`)
  const numbers = context.position?.tiles.find(each => each.id === id)?.numbers
  if (!numbers) return tile
  return words.say('subTerra.tileWithNumbers', { tile, first: Math.min(...numbers), second: Math.max(...numbers) })
}

function towards(words: Tongue, from: Cell, to: Cell): string {
  const side: Side = to[1] < from[1] ? 'N' : to[0] > from[0] ? 'E' : to[1] > from[1] ? 'S' : 'W'
  return words.say(`subTerra.towards.${side}`)
}

const names = (words: Tongue, cavers: readonly CaverName[]): string =>
  words.list(cavers.map(caver => words.say(`subTerra.caver.${caver}`)))

function healed({ caver, by, health, revived }: Of<'healed'>, words: Tongue): string {
  const how = revived ? 'revived' : by === caver ? 'self' : 'other'
  const [healer, one] = [words.say(`subTerra.the.${by}`), person(words, caver)]
  if (how === 'self') return words.say('subTerra.event.healed.self', { the: one.the, health })
  if (how === 'other') return words.say('subTerra.event.healed.other', { by: healer, whom: one.whom, health })
  return words.say('subTerra.event.healed.revived', { by: healer, whom: one.whom })
}

function hurt({ caver, harm, points, fell }: Of<'hurt'>, words: Tongue): string {
  const one = person(words, caver)
  const lost = words.say(`subTerra.event.hurt.${harm}`, { ...one, points })
  return fell ? `${lost} ${capital(words.say('subTerra.event.fell', one), words)}` : lost
}

function checked(event: Of<'checked'>, words: Tongue): string {
  const one = person(words, event.caver)
  if (event.automatic || event.die === undefined) return words.say('subTerra.event.checked.automatic', one)
  const end = event.success ? 'holds' : 'fails'
  const total = event.bonus > 0 ? `${event.die} + ${event.bonus}` : String(event.die)
  return words.say(`subTerra.event.checked.${event.reason}.${end}`, { ...one, total })
}

function unharmed({ caver, harm, why, by }: Of<'unharmed'>, words: Tongue): string {
  const one = person(words, caver)
  const shield = words.say(`subTerra.the.${by ?? 'bodyguard'}`)
  return words.say(`subTerra.event.unharmed.${why}`, { ...one, by: shield, harm: words.say(`subTerra.harm.${harm}`) })
}

const NARRATORS: Narrators = {
  roundStarted: ({ round, startingCaver }, words) =>
    words.say('subTerra.event.roundStarted', { round, ...person(words, startingCaver) }),
  turnStarted: ({ caver }, words) => words.say('subTerra.event.turnStarted', person(words, caver)),
  turnSkipped: ({ caver }, words) => words.say('subTerra.event.turnSkipped', person(words, caver)),
  turnEnded: ({ caver }, words) => words.say('subTerra.event.turnEnded', person(words, caver)),
  acted: ({ caver, action }, words) =>
    words.say('subTerra.event.acted', { ...person(words, caver), action: words.say(`subTerra.action.${action.type}`) }),
  exerted: ({ caver }, words) => words.say('subTerra.event.exerted', person(words, caver)),
  checked,
  notChecked: ({ caver, why }, words) => words.say(`subTerra.event.notChecked.${why}`, person(words, caver)),
  tileDrawn: ({ caver, kind, tile }, words, context) =>
    words.say('subTerra.event.tileDrawn', { ...person(words, caver), tile: tileOf(words, kind, tile, context) }),
  tileDiscarded: ({ kind, tile, why }, words, context) =>
    words.say(`subTerra.event.tileDiscarded.${why}`, { tile: tileOf(words, kind, tile, context) }),
  tileSetAside: ({ kind, tile }, words, context) =>
    words.say('subTerra.event.tileSetAside', { tile: tileOf(words, kind, tile, context) }),
  tilePlaced: ({ caver, kind, tile }, words, context) =>
    words.say('subTerra.event.tilePlaced', { ...person(words, caver), tile: tileOf(words, kind, tile, context) }),
  moved: ({ caver, from, to, by }, words) =>
    words.say(`subTerra.event.moved.${by}`, { ...person(words, caver), side: towards(words, from, to) }),
  dived: ({ caver }, words) => words.say('subTerra.event.dived', person(words, caver)),
  surfaced: ({ caver }, words) => words.say('subTerra.event.surfaced', person(words, caver)),
  healed,
  hurt,
  unharmed,
  hidden: ({ caver }, words) => words.say('subTerra.event.hidden', person(words, caver)),
  ropePlaced: ({ caver }, words) => words.say('subTerra.event.ropePlaced', person(words, caver)),
  rubbleCleared: ({ caver }, words) => words.say('subTerra.event.rubbleCleared', person(words, caver)),
  blasted: ({ caver, side }, words) =>
    words.say('subTerra.event.blasted', { ...person(words, caver), side: words.say(`subTerra.towards.${side}`) }),
  commanded: ({ caver, by }, words) =>
    words.say('subTerra.event.commanded', { ...person(words, caver), by: words.say(`subTerra.the.${by}`) }),
  declined: ({ caver }, words) => words.say('subTerra.event.declined', person(words, caver)),
  phaseStarted: ({ phase }, words) => words.say(`subTerra.event.phaseStarted.${phase}`),
  gasCleared: (_event, words) => words.say('subTerra.event.gasCleared'),
  hazardRevealed: ({ card, left }, words) =>
    words.say('subTerra.event.hazardRevealed', {
      hazard: words.say(`subTerra.hazard.${card.kind}`),
      twice: card.twice ? 'yes' : 'no',
      left,
    }),
  flooded: ({ at }, words) => words.say('subTerra.event.flooded', { tiles: at.length }),
  gasSpread: ({ at, entry }, words) => words.say('subTerra.event.gasSpread', { tiles: at.length, entry }),
  caveInRolled: ({ die, at }, words) => words.say('subTerra.event.caveInRolled', { die, tiles: at.length }),
  /** The event counts from where it came; the sentence says how far it still has to go. */
  horrorMoved: ({ victim, distance }, words) =>
    words.say('subTerra.event.horrorMoved', { ...person(words, victim), distance: distance - 1 }),
  horrorLeft: (_event, words) => words.say('subTerra.event.horrorLeft'),
  horrorSpawned: ({ victim }, words) => words.say('subTerra.event.horrorSpawned', person(words, victim)),
  horrorNotSpawned: ({ why }, words) => words.say(`subTerra.event.horrorNotSpawned.${why}`),
  horrorRepelled: ({ caver }, words) => words.say('subTerra.event.horrorRepelled', person(words, caver)),
  outOfTime: (_event, words) => words.say('subTerra.event.outOfTime'),
  devoured: ({ caver }, words) => words.say('subTerra.event.devoured', person(words, caver)),
  gameEnded: ({ result, leftBehind }, words) =>
    words.say(`subTerra.event.gameEnded.${result}`, { left: names(words, leftBehind) }),
}

/** Cavers carry small articles; a sentence begins with a capital all the same. */
const capital = (sentence: string, words: Tongue): string =>
  sentence.charAt(0).toLocaleUpperCase(words.language) + sentence.slice(1)

/** An event as the journal, the terminal and the screen reader tell it. */
export function narrateSubTerra(event: SubTerraEvent, context: SubTerraNarration, words: Tongue): string {
  const narrate = NARRATORS[event.type] as (event: SubTerraEvent, words: Tongue, context: SubTerraNarration) => string
  return capital(narrate(event, words, context), words)
}

const ROUTINE = new Set<SubTerraEvent['type']>(['turnStarted', 'turnEnded', 'acted', 'tileDrawn', 'phaseStarted'])

/** Events that a journal may leave out: what follows tells the same. */
export const isRoutine = (event: SubTerraEvent): boolean => ROUTINE.has(event.type)

/** Arguments of refusals that are names of ours, each with the words it stands for. */
const NAMED: Readonly<Record<string, string>> = {
  caver: 'the',
  by: 'the',
  owner: 'the',
  asked: 'the',
  ability: 'ability',
  action: 'action',
  question: 'question',
  kind: 'tile',
}

function sayArgument(name: string, value: string | number, words: Tongue): string | number {
  const key = name === 'side' ? `subTerra.towards.${value}` : `subTerra.${NAMED[name]}.${value}`
  return words.has(key) ? words.say(key) : value
}

/** Why an action, an option or a text was refused. */
export function explainSubTerra({ rule, reason, args }: Refusal, words: Tongue): string {
  const key = `subTerra.refusal.${reason}`
  if (!words.has(key)) return `${rule}: ${reason}`
  const said = Object.entries(args ?? {}).map(([name, value]) => [name, sayArgument(name, value, words)])
  return capital(words.say(key, Object.fromEntries(said)), words)
}
