/**
 * Records whole games as fixtures: `node games/sub-terra/scripts/record-games.ts`.
 * The same words give the same games, so running it again changes nothing while the rules stay the same.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { commitments, fastChance, given, makeRecord, Play, secretsFromWord, streams } from '@grotto/kernel'
import { type SubTerraAction, type SubTerraOptions, type SubTerraState, subTerra } from '../src/index.ts'
import { carefulChoice } from './careful-player.ts'

const FOLDER = new URL('../fixtures/games/', import.meta.url)
const TRIES = 20_000

interface Wanted {
  readonly name: string
  readonly options: object
  readonly player: 'careful' | 'random'
  /** Tried until a game ends so. */
  readonly result?: 'gold' | 'silver' | 'bronze' | 'defeat'
}

const FOUR = ['leader', 'medic', 'scout', 'bodyguard']
const OTHER_FOUR = ['diver', 'geologist', 'engineer', 'climber']
const FIVE = ['geologist', 'leader', 'diver', 'bodyguard', 'climber']
const SIX = ['engineer', 'scout', 'medic', 'climber', 'leader', 'diver']

const WANTED: readonly Wanted[] = [
  { name: 'gold', options: { cavers: FOUR, easier: true }, player: 'careful', result: 'gold' },
  { name: 'silver', options: { cavers: FOUR, easier: true }, player: 'careful', result: 'silver' },
  { name: 'silver-of-four-players', options: { players: 4, cavers: FOUR }, player: 'careful', result: 'silver' },
  { name: 'bronze', options: { cavers: FOUR }, player: 'careful', result: 'bronze' },
  { name: 'bronze-of-two-players', options: { players: 2, cavers: FOUR }, player: 'careful', result: 'bronze' },
  {
    name: 'bronze-with-the-geologist',
    options: { players: 5, cavers: FIVE, easier: true },
    player: 'careful',
    result: 'bronze',
  },
  { name: 'careful-defeat-of-others', options: { cavers: OTHER_FOUR, edition: 'es' }, player: 'careful' },
  { name: 'careful-six', options: { players: 6, cavers: SIX, difficulty: 'advanced' }, player: 'careful' },
  {
    name: 'careful-expert',
    options: { players: 3, cavers: SIX, difficulty: 'expert', easier: true },
    player: 'careful',
  },
  { name: 'random-four', options: { cavers: FOUR }, player: 'random' },
  { name: 'random-others', options: { players: 4, cavers: OTHER_FOUR, edition: 'it' }, player: 'random' },
  { name: 'random-five', options: { players: 5, cavers: FIVE, edition: 'fr' }, player: 'random' },
  { name: 'random-six', options: { players: 3, cavers: SIX, difficulty: 'advanced' }, player: 'random' },
  { name: 'random-expert', options: { cavers: FIVE, difficulty: 'expert' }, player: 'random' },
]

type Choose = (state: SubTerraState, legal: readonly SubTerraAction[]) => SubTerraAction

function chooser(player: Wanted['player'], word: string): Choose {
  const pick = fastChance(`${word}/choices`)
  return player === 'careful' ? carefulChoice : (_, legal) => legal[pick('choice', legal.length)]!
}

function chanceOf(options: SubTerraOptions, word: string) {
  const entropies = Array.from({ length: options.players }, () => null)
  const secrets = secretsFromWord(subTerra.seals(options), word)
  return { entropies, secrets, source: streams(secrets, entropies) }
}

function resultOf(options: SubTerraOptions, word: string, choose: Choose): string {
  const { chance } = chanceOf(options, word).source
  const state = subTerra.setup(options, chance)
  for (let [seat] = subTerra.toAct(state); seat !== undefined; [seat] = subTerra.toAct(state))
    subTerra.advance(state, seat, choose(state, subTerra.legal(state, seat)), chance)
  return given(subTerra.outcome(state), 'the outcome').result
}

/** The first word whose game ends as wanted. */
function wordFor({ name, player, result }: Wanted, options: SubTerraOptions): string {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const word = `${name}/${attempt}`
    if (!result || resultOf(options, word, chooser(player, word)) === result) return word
  }
  throw new Error(`no ${result} in ${TRIES} games`)
}

function record(wanted: Wanted): void {
  const parsed = subTerra.parseOptions(wanted.options)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
  const word = wordFor(wanted, parsed.value)
  const { entropies, secrets, source } = chanceOf(parsed.value, word)
  const choose = chooser(wanted.player, word)
  const play = Play.start(subTerra, parsed.value, source, 0)
  for (let [seat] = subTerra.toAct(play.state); seat !== undefined; [seat] = subTerra.toAct(play.state))
    play.act(seat, choose(play.state, subTerra.legal(play.state, seat)), 0)
  const sitters = entropies.map((_, seat) => ({ name: `seat ${seat}` }))
  const made = makeRecord(play, sitters, { kind: 'local', commitments: commitments(secrets), entropies, secrets })
  writeFileSync(new URL(`${wanted.name}.json.gz`, FOLDER), gzipSync(JSON.stringify(made)))
  console.log(`${wanted.name}: ${made.outcome?.result}, ${made.entries.length} entries (${word})`)
}

mkdirSync(FOLDER, { recursive: true })
for (const wanted of WANTED) record(wanted)
