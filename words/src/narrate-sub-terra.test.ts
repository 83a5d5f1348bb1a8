import { CAVERS, HARMS, NO, type SubTerraAction, type SubTerraEvent } from '@grotto/sub-terra'
import { describe, expect, test } from 'vitest'
import { explainSubTerra, LANGUAGES, loadWords, narrateSubTerra } from './index.ts'

const move: SubTerraAction = { type: 'move', side: 'N' }
const SHIELDS = ['exit', 'protector', 'amphibious', 'stealthy', 'submerged', 'unconscious'] as const
const CHECKS = ['exert', 'rough', 'tremor', 'placeRope', 'hide', 'outOfTime'] as const

/** Every kind of event, in every variant that has a sentence of its own. */
const EVENTS: readonly SubTerraEvent[] = [
  { type: 'roundStarted', round: 3, startingCaver: 'scout' },
  { type: 'turnStarted', caver: 'leader' },
  { type: 'turnSkipped', caver: 'scout', why: 'unconscious' },
  { type: 'turnEnded', caver: 'leader' },
  { type: 'acted', caver: 'leader', action: move, cost: 1 },
  { type: 'exerted', caver: 'leader' },
  ...CHECKS.flatMap(reason =>
    [true, false].map(
      success => ({ type: 'checked', caver: 'leader', reason, die: 3, bonus: 1, needed: 4, success }) as const,
    ),
  ),
  { type: 'checked', caver: 'leader', reason: 'hide', bonus: 0, needed: 4, success: true, automatic: true },
  ...SHIELDS.map(why => ({ type: 'notChecked', caver: 'medic', reason: 'tremor', why }) as const),
  { type: 'tileDrawn', tile: 40, kind: 'caveIn', caver: 'leader', stackLeft: 20 },
  { type: 'tileDiscarded', tile: 40, kind: 'caveIn', why: 'doesNotFit' },
  { type: 'tileDiscarded', tile: 40, kind: 'caveIn', why: 'guide' },
  { type: 'tileSetAside', tile: 40, kind: 'water' },
  { type: 'tilePlaced', tile: 40, kind: 'caveIn', at: [1, 0], open: 'NES', caver: 'leader' },
  ...(['move', 'explore', 'swim', 'squeeze', 'run', 'sprint'] as const).map(
    by => ({ type: 'moved', caver: 'medic', from: [0, 0], to: [1, 0], by }) as const,
  ),
  { type: 'dived', caver: 'diver', from: [0, 0] },
  { type: 'surfaced', caver: 'diver', at: [0, 0] },
  { type: 'healed', caver: 'medic', by: 'medic', health: 2, revived: false },
  { type: 'healed', caver: 'leader', by: 'medic', health: 2, revived: false },
  { type: 'healed', caver: 'leader', by: 'medic', health: 1, revived: true },
  ...HARMS.map(harm => ({ type: 'hurt', caver: 'leader', harm, points: 2, health: 0, fell: true }) as const),
  ...SHIELDS.map(why => ({ type: 'unharmed', caver: 'medic', harm: 'flood', why, by: 'bodyguard' }) as const),
  { type: 'hidden', caver: 'leader' },
  { type: 'ropePlaced', at: [0, 0], caver: 'climber' },
  { type: 'rubbleCleared', at: [0, 0], caver: 'climber' },
  { type: 'blasted', at: [0, 0], side: 'W', caver: 'engineer' },
  { type: 'commanded', caver: 'medic', by: 'leader' },
  { type: 'declined', caver: 'medic' },
  { type: 'phaseStarted', phase: 'horror' },
  { type: 'phaseStarted', phase: 'hazard' },
  { type: 'gasCleared' },
  { type: 'hazardRevealed', card: { kind: 'gas', twice: true }, left: 5 },
  { type: 'flooded', at: [] },
  { type: 'gasSpread', at: [[0, 0]], entry: 4 },
  { type: 'caveInRolled', die: 3, at: [] },
  { type: 'horrorMoved', horror: 0, from: [0, 0], to: [1, 0], victim: 'medic', distance: 2 },
  { type: 'horrorLeft', horror: 0, at: [0, 0] },
  { type: 'horrorSpawned', at: [0, 0], victim: 'medic', distance: 2 },
  ...(['three', 'noTile', 'noVictim'] as const).map(why => ({ type: 'horrorNotSpawned', why }) as const),
  { type: 'horrorRepelled', at: [0, 0], caver: 'bodyguard' },
  { type: 'outOfTime' },
  { type: 'devoured', caver: 'leader' },
  ...(['gold', 'silver', 'bronze', 'defeat'] as const).map(
    result => ({ type: 'gameEnded', result, leftBehind: ['medic'] }) as const,
  ),
]

describe.each(LANGUAGES)('in %s', language => {
  test('every event is a sentence that starts with a capital and leaves nothing open', async () => {
    const words = await loadWords(language, ['subTerra'])
    for (const event of EVENTS) {
      const sentence = narrateSubTerra(event, {}, words)
      expect([event, sentence]).toEqual([event, expect.stringMatching(/^[\p{Lu}+].*[.!]$/u)])
      expect(sentence).not.toMatch(/subTerra|[{}]|undefined/)
    }
  })

  test('every reason of the rules has a sentence', async () => {
    const words = await loadWords(language, ['subTerra'])
    const args = {
      caver: 'leader',
      by: 'medic',
      owner: 'scout',
      ability: 'agile',
      action: 'swim',
      side: 'N',
      cost: 2,
      points: 1,
    }
    for (const refusal of Object.values(NO)) {
      expect(words.has(`subTerra.refusal.${refusal.reason}`), refusal.reason).toBe(true)
      expect(explainSubTerra({ ...refusal, args }, words)).not.toMatch(/subTerra|[{}]/)
    }
  })

  test('every caver has a name, an article and a case', async () => {
    const words = await loadWords(language, ['subTerra'])
    for (const caver of CAVERS) {
      const name = words.say(`subTerra.caver.${caver}`)
      expect(words.say(`subTerra.the.${caver}`)).toContain(name)
      expect(words.say(`subTerra.whom.${caver}`)).toContain(name)
    }
  })
})

test('a sentence agrees with whom it speaks of', async () => {
  const [es, it, fr] = await Promise.all([
    loadWords('es', ['subTerra']),
    loadWords('it', ['subTerra']),
    loadWords('fr', ['subTerra']),
  ])
  const skipped: SubTerraEvent = { type: 'turnSkipped', caver: 'leader', why: 'unconscious' }
  expect(narrateSubTerra(skipped, {}, it)).toBe('La Leader è priva di sensi e non può agire.')
  const healed: SubTerraEvent = { type: 'healed', caver: 'diver', by: 'medic', health: 2, revived: false }
  expect(narrateSubTerra(healed, {}, es)).toBe('El Médico cura al Buzo, que queda con 2 de salud.')
  const moved: SubTerraEvent = { type: 'moved', caver: 'scout', from: [0, 0], to: [0, 1], by: 'run' }
  expect(narrateSubTerra(moved, {}, fr)).toBe('L’Éclaireur court vers le sud.')
})

test('a cave-in tile tells its numbers where they are known', async () => {
  const words = await loadWords('en', ['subTerra'])
  const event: SubTerraEvent = {
    type: 'tilePlaced',
    tile: 40,
    kind: 'caveIn',
    at: [1, 0],
    open: 'NES',
    caver: 'leader',
  }
  const position = { tiles: [{ id: 40, kind: 'caveIn', at: [1, 0], open: 'NES', numbers: [5, 3] }] } as const
  expect(narrateSubTerra(event, { position }, words)).toBe('The Leader lays a cave-in tile (3 and 5).')
})
