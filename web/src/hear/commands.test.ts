import { diamant } from '@grotto/diamant'
import type { Game } from '@grotto/kernel'
import { type SubTerraState, subTerra } from '@grotto/sub-terra'
import { type Language, loadWords, type Words } from '@grotto/words'
import { describe, expect, test } from 'vitest'
import { vocabulary as diamantWords } from '../boards/diamant/hear/vocabulary.ts'
import { vocabulary as caveWords } from '../boards/sub-terra/hear/vocabulary.ts'
import { completions, interpret, type Vocabulary } from './commands.ts'
import { situationOf } from './situation.ts'

const CAVE = `
    a b c
  1 S-.-w
    |
  2 g

  leader a1 hp2 ap2
  medic a1 hp1
  engineer a1 hp3
  bodyguard a1 hp5
`

const spoken = async (language: Language): Promise<Words> =>
  (await loadWords(language, ['common', 'table', 'subTerra', 'diamant'])) as Words

function situation(game: Game<never>, text: string, words: Words, vocabulary?: Vocabulary) {
  const parsed = game.notation.parsePosition(text)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
  const view = game.view(parsed.value, 0)
  const board = {
    view,
    viewer: 0,
    legal: game.legal(view, 0),
    refusal: (action: unknown) => game.refusal(view, 0, action),
  }
  return situationOf(game as never, board as never, vocabulary, words)
}

const inCave = async (language: Language, vocabulary: Vocabulary | undefined = caveWords) =>
  situation(subTerra as never, CAVE, await spoken(language), vocabulary)

/** What a line comes to: the notation of the action, or what is answered. */
async function meant(text: string, language: Language = 'en'): Promise<string> {
  const answer = interpret(text, await inCave(language))
  if (answer.kind === 'say') return answer.said
  const parsed = subTerra.notation.parsePosition(CAVE)
  return subTerra.notation.makeAction((parsed as { value: SubTerraState }).value, answer.action as never)
}

describe('the notation and plain words mean the same', () => {
  test.each<[Language, string, string]>([
    ['en', 'explore n', 'leader explore n'],
    ['en', 'leader explore n', 'leader explore n'],
    ['en', 'Explore north', 'leader explore n'],
    ['en', 'exp w', 'leader explore w'],
    ['en', 'heal medic', 'leader heal medic'],
    ['en', 'heal the Medic', 'leader heal medic'],
    ['en', 'go east', 'leader move e'],
    ['en', 'end', 'leader end'],
    ['en', 'done', 'leader end'],
    ['es', 'explorar norte', 'leader explore n'],
    ['es', 'explora al oeste', 'leader explore w'],
    ['es', 'curar médico', 'leader heal medic'],
    ['es', 'cura medico', 'leader heal medic'],
    ['es', 'mueve este', 'leader move e'],
    ['fr', 'explorez nord', 'leader explore n'],
    ['fr', 'explorer o', 'leader explore w'],
    ['fr', 'soigner médecin', 'leader heal medic'],
    ['fr', 'déplacer est', 'leader move e'],
    ['it', 'esplora nord', 'leader explore n'],
    ['it', 'medica medico', 'leader heal medic'],
    ['it', 'muoviti est', 'leader move e'],
    ['it', 'fine turno', 'leader end'],
    ['it', 'leader explore n', 'leader explore n'],
    // As the board itself speaks to whoever plays, and as one says what one does.
    ['en', 'I explore north', 'leader explore n'],
    ['en', 'end my turn', 'leader end'],
    ['es', 'muévete al este', 'leader move e'],
    ['es', 'voy al este', 'leader move e'],
    ['es', 'me escondo', 'leader hide'],
    ['es', 'esfuérzate', 'leader exert'],
    ['es', 'termina el turno', 'leader end'],
    ['es', 'fin de turno', 'leader end'],
    ['fr', 'j’explore au nord', 'leader explore n'],
    ['fr', 'déplacez-vous à l’est', 'leader move e'],
    ['fr', 'je vais à l’est', 'leader move e'],
    ['fr', 'cachez-vous', 'leader hide'],
    ['fr', 'dépassez-vous', 'leader exert'],
    ['fr', 'terminez votre tour', 'leader end'],
    ['fr', 'fin du tour', 'leader end'],
    ['it', 'vado a est', 'leader move e'],
    ['it', 'nasconditi', 'leader hide'],
    ['it', 'mi sforzo', 'leader exert'],
    ['it', 'termina il turno', 'leader end'],
  ])('%s: %s', async (language, text, notation) => {
    expect(await meant(text, language)).toBe(notation)
  })
})

describe('what cannot be done', () => {
  test('a word that only stands beside others does nothing', async () => {
    for (const [language, text] of [
      ['es', 'turno'],
      ['es', 'me'],
      ['fr', 'tour'],
      ['fr', 'vous'],
    ] as const)
      expect(await meant(text, language)).toContain(language === 'es' ? 'Ninguna orden' : 'Aucune commande')
  })

  test('several ways are asked back', async () => {
    expect(await meant('explore')).toBe('Which one: Explore north; Explore west?')
  })

  test('what the rules forbid says why', async () => {
    expect(await meant('explore e')).toBe('A tile lies there already.')
    expect(await meant('nadar este', 'es')).toMatch(/inundada/)
  })

  test('nonsense is answered by what can be said', async () => {
    expect(await meant('dance')).toMatch(/^No command fits “dance”\. You can say: End turn; .*Explore north; /)
    expect(await meant('help')).toMatch(/^You can say: /)
    expect(await meant('aiuto', 'it')).toMatch(/^Puoi dire: /)
    expect(await meant('')).toMatch(/^You can say: /)
  })

  test('words that would be something to a program mean nothing', async () => {
    for (const text of ['__proto__', 'constructor', '(((', '\\', '💥', 'a'.repeat(5000), 'explore '.repeat(500)])
      expect(await meant(text)).toMatch(/^(No command fits|You can say|Which one)/)
  })
})

test.each([
  ['en', 'Explore north', 'Explore west'],
  ['es', 'Explorar norte', 'Explorar oeste'],
  ['fr', 'Explorer nord', 'Explorer ouest'],
  ['it', 'Esplorare nord', 'Esplorare ovest'],
] as const)('it completes as one types: %s', async (language, ...offered) => {
  expect(completions('expl', await inCave(language))).toEqual(offered)
})

test('it completes names too', async () => {
  expect(completions('heal m', await inCave('en'))).toEqual(['Heal Medic'])
})

test('a game without words of its own is played by its notation', async () => {
  const plain = situation(subTerra as never, CAVE, await spoken('en'))
  expect(interpret('leader heal medic', plain)).toMatchObject({ kind: 'act', action: { type: 'heal', caver: 'medic' } })
  expect(interpret('leader move n', plain)).toMatchObject({ kind: 'say' })
})

test.each<[Language, string, string]>([
  ['en', 'go on', 'goOn'],
  ['en', 'out', 'leave'],
  ['es', 'vamos', 'goOn'],
  ['es', 'salir', 'leave'],
  ['fr', 'continuer', 'goOn'],
  ['fr', 'sortez', 'leave'],
  ['it', 'avanti', 'goOn'],
  ['it', 'esco', 'leave'],
  ['it', 'leave', 'leave'],
])('Diamant in %s: %s', async (language, text, type) => {
  const position =
    'diamant expedition 1\npath: 11(2)\nseat 0: in hand 3 chest 0 open\nseat 1: in hand 3 chest 0 open\nseat 2: in hand 3 chest 0 open'
  const table = situation(diamant as never, position, await spoken(language), diamantWords)
  expect(interpret(text, table)).toMatchObject({ kind: 'act', action: { type } })
})

test('another word that begins like a small one of a command is not understood as it', async () => {
  expect(await meant('danser', 'fr')).toMatch(/^Aucune commande ne correspond à «\sdanser\s»/)
  expect(await meant('heals medic')).toBe(await meant('heal medic'))
  expect(await meant('explorez sud', 'fr')).toBe(await meant('explorer sud', 'fr'))
})
