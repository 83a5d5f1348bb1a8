import { layOutCave } from '@grotto/bots'
import { noChance } from '@grotto/kernel'
import {
  DIFFICULTIES,
  EDITIONS,
  type SubTerraEvent,
  type SubTerraOptions,
  type SubTerraTypes,
  subTerra,
} from '@grotto/sub-terra'
import { explainSubTerra, isRoutine, loadWords, narrateSubTerra } from '@grotto/words'
import { type Begun, setUpDrawing, withComing } from '../begin.ts'
import { type Desk, wholeNumber } from '../desk.ts'
import { RESULTS, subTerraCounter, subTerraFigures } from './figures.ts'
import { GOLDEN } from './golden.ts'
import { subTerraLedger } from './ledger.ts'
import { partyCells } from './parties.ts'
import { TABLES } from './variants.ts'

export const subTerraDesk: Desk<SubTerraTypes> = {
  game: subTerra,
  area: 'subTerra',
  cooperative: true,
  results: RESULTS,
  layOut: layOutCave,
  flags: [
    { flags: '--players <n>', about: '1 to 6, who run 4 to 6 cavers', read: wholeNumber },
    { flags: '--cavers <names>', about: 'round the table, with commas', read: text => text.split(',') },
    { flags: '--difficulty <level>', about: DIFFICULTIES.join(', ') },
    { flags: '--edition <language>', about: `whose printed rules: ${EDITIONS.join(', ')}` },
    { flags: '--exit-depth <n>', about: 'among how many last tiles the exit lies: 6, 7', read: wholeNumber },
    { flags: '--third-try <what>', about: 'what succeeds at the third try: none, hide, hide+rope' },
    { flags: '--gas-twice-entry <n>', about: 'what entering gas costs after a severe card: 4, 2', read: wholeNumber },
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
  cells: { about: 'rescue4/normal,works6/all, or all: named parties and difficulties', read: partyCells },
  soak: { tables: TABLES, games: 100_000 },
  golden: GOLDEN,
  async narration(language) {
    const words = await loadWords(language, ['subTerra'])
    return {
      // A drawn tile has to be turned, so it is told even though what follows tells it too.
      event: event => (isRoutine(event) && event.type !== 'tileDrawn' ? undefined : narrateSubTerra(event, {}, words)),
      action: ({ type }, notation) => `${notation.padEnd(24)} ${words.say(`subTerra.action.${type}`)}`,
      refusal: refusal => explainSubTerra(refusal, words),
    }
  },
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
