import { SUB_TERRA_WEIGHTS, withSubTerraWeights } from '@grotto/bots'
import { noChance } from '@grotto/kernel'
import {
  DIFFICULTIES,
  EDITIONS,
  layOutCave,
  type SubTerraEvent,
  type SubTerraOptions,
  type SubTerraTypes,
  subTerra,
} from '@grotto/sub-terra'
import { type Begun, setUpDrawing, withComing } from '../begin.ts'
import { type LabGame, wholeNumber } from '../lab-game.ts'
import { OUTCOMES, subTerraCounter, subTerraFigures } from './figures.ts'
import { GOLDEN } from './golden.ts'
import { subTerraGym } from './gym.ts'
import { subTerraLedger } from './ledger.ts'
import { subTerraNarration } from './narration.ts'
import { partyCells } from './parties.ts'
import { STUDIES } from './report/studies.ts'
import { TABLES } from './variants.ts'

export const subTerraLabGame: LabGame<SubTerraTypes> = {
  game: subTerra,
  area: 'subTerra',
  cooperative: true,
  results: OUTCOMES,
  layOut: layOutCave,
  flags: [
    { flags: '--players <n>', about: '1 to 6, who run 4 to 6 cavers', read: wholeNumber },
    { flags: '--cavers <names>', about: 'round the table, with commas', read: text => text.split(',') },
    { flags: '--difficulty <level>', about: DIFFICULTIES.join(', ') },
    { flags: '--edition <language>', about: `whose printed rules: ${EDITIONS.join(', ')}` },
    { flags: '--exit-depth <n>', about: 'among how many last tiles the exit lies: 6, 7', read: wholeNumber },
    { flags: '--third-try <what>', about: 'what succeeds at the third try: none, hide, hide+rope' },
    { flags: '--gas-twice-entry <n>', about: 'what entering gas costs after a severe card: 4, 2', read: wholeNumber },
    {
      flags: '--fallen <when>',
      about: 'whether somebody who lies in the cave keeps the game going: leave, print, always',
    },
    { flags: '--easier', about: 'three more hazard cards' },
    { flags: '--start <caver>', about: 'who holds the starting marker first, or random' },
  ],
  /** S-8 Only the Geologist's spare is drawn in the set-up, the first of the tiles; `start` names the first caver (S-7). */
  begin(options, coming) {
    const given = comingIn(coming)
    if (!given) return { ok: false, refusal: { rule: 'I-2', reason: 'comingNotAnObject' } }
    if (options.start === 'random') return { ok: false, refusal: { rule: 'S-7', reason: 'startNotGiven' } }
    if (!options.cavers.includes('geologist')) return withComing(subTerra, setUpWithoutChance(options), given)
    const [spare, ...tiles] = given.tiles ?? []
    const begun = setUpDrawing(subTerra, options, event => event.type === 'tileSetAside' && event.tile === spare)
    if (!begun) return { ok: false, refusal: { rule: 'S-8', reason: 'spareNotInStack' } }
    return withComing(subTerra, begun, { ...given, tiles })
  },
  counter: subTerraCounter,
  figures: subTerraFigures,
  ledger: subTerraLedger,
  cells: {
    about: 'rescue4/normal,works6/all, or all: parties and difficulties; only/gas, or ladder',
    read: partyCells,
  },
  tuned: {
    bot: 'sub-terra-careful',
    weights: { ...SUB_TERRA_WEIGHTS },
    worth: { gold: 1, silver: 0.6, bronze: 0.3, defeat: 0 },
    using: withSubTerraWeights,
  },
  soak: { tables: TABLES, games: 100_000 },
  golden: GOLDEN,
  report: { studies: STUDIES },
  gym: subTerraGym,
  narration: subTerraNarration,
}

function setUpWithoutChance(options: SubTerraOptions): Begun<SubTerraTypes> {
  const events: SubTerraEvent[] = []
  return { state: subTerra.setup(options, noChance, event => events.push(event)), events }
}

/** Tiles, hazards and dice to come, as far as they were given; `decode` looks at each of them. */
function comingIn(coming: unknown): { readonly tiles?: readonly unknown[] } | undefined {
  if (typeof coming !== 'object' || coming === null) return undefined
  const { tiles = [] } = coming as { tiles?: unknown }
  return Array.isArray(tiles) ? { ...coming, tiles } : undefined
}
