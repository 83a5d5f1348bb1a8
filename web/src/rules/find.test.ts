import { expect, test } from 'vitest'
import { cutAt, findRules, howMuch, rulesIn, wantedBy } from './find.ts'
import { parseMarkdown } from './markdown.ts'

const BOOK = parseMarkdown(`# Reglas

Un prólogo sobre nadar.

- **Decisión**: nadar, nuestra.

## Acciones

- **A-1 Revelar** (1). Roba.
- **A-6 Nadar** (2). Entra en una loseta *inundada*.
- **A-10 Esconderse** (2). Nada.

## Peligros

- **Z-3 Inundación.** Sube el agua.

## Consejos

- **Cuenta.** Las cartas que quedan.

### ¿Podemos hablar?

Sí, de todo.

| regla | española |
|---|---|
| S-4 la salida | 7 |
| A-9 la cuerda | no |
`)
const found = (query: string) => rulesIn(findRules(BOOK, wantedBy(query)!))

test('a rule is found by its number, however it is typed, and no other with it', () => {
  expect(found('A-1')).toEqual(['A-1'])
  expect(found('a1')).toEqual(['A-1'])
  expect(found(' a 10')).toEqual(['A-10'])
})

test('words are found without accents and capitals; all of them must be there', () => {
  expect(found('INUNDA')).toEqual(['A-6', 'Z-3'])
  expect(found('inundacion')).toEqual(['Z-3'])
  expect(found('loseta nadar')).toEqual(['A-6'])
  expect(found('volar')).toEqual([])
})

test('what is found stands under its chapter, and only that', () => {
  expect(findRules(BOOK, wantedBy('sube')!)).toMatchObject([
    { kind: 'heading', text: 'Peligros' },
    { kind: 'list', items: [{ rule: 'Z-3' }] },
  ])
})

test('tips, questions with their answers and lines of tables are found too, each under its chapter', () => {
  const tips = { kind: 'heading', text: 'Consejos' }
  expect(findRules(BOOK, wantedBy('cartas')!)).toMatchObject([tips, { kind: 'list', items: [{}] }])
  expect(findRules(BOOK, wantedBy('hablar todo')!)).toMatchObject([
    tips,
    { kind: 'heading', text: '¿Podemos hablar?' },
    { kind: 'paragraph', text: 'Sí, de todo.' },
  ])
  expect(findRules(BOOK, wantedBy('cuerda')!)).toMatchObject([tips, {}, { rows: [['A-9 la cuerda', 'no']] }])
  expect(['cartas', 'hablar', 'A-9', 'volar'].map(query => howMuch(findRules(BOOK, wantedBy(query)!)))).toEqual([
    1, 1, 0, 0,
  ])
})

test('no question, no search', () => {
  expect(wantedBy('  ')).toBeUndefined()
})

test('found words are marked as they are written', () => {
  expect(cutAt('La Inundación sube', ['inundacion'])).toEqual([
    ['La ', false],
    ['Inundación', true],
    [' sube', false],
  ])
  expect(cutAt('a (b)', ['(b)'])).toEqual([
    ['a ', false],
    ['(b)', true],
  ])
})
