import { randomBytes } from 'node:crypto'
import { LANGUAGES } from '@grotto/words'
import { describe, expect, test } from 'vitest'
import { hashOfPhrase, newPhrase } from './recovery-phrase.ts'

const bytes = (count: number) => new Uint8Array(randomBytes(count))

describe('a phrase that brings somebody back', () => {
  test.each([...LANGUAGES, null, 'xx', '__proto__'])('is understood as it was given (%s)', async language => {
    for (let i = 0; i < 20; i++) {
      const { text, hash } = await newPhrase(bytes, language)
      expect(text.split(' ')).toHaveLength(12)
      expect(await hashOfPhrase(text)).toBe(hash)
    }
  })

  test('each language has words of its own where there is a list of them, else English ones', async () => {
    const inWords = async (language: string | null) => (await newPhrase(() => new Uint8Array(16), language)).text
    const english = await inWords(null)
    const own = (await Promise.all(LANGUAGES.map(inWords))).filter(text => text !== english)
    expect(own.length).toBeGreaterThanOrEqual(3)
    expect(new Set(own).size).toBe(own.length)
    expect(await inWords('xx')).toBe(english)
  })

  test('however it is typed: capitals, commas, lines, without accents, numbered', async () => {
    const { text, hash } = await newPhrase(() => new Uint8Array(16).fill(0xa7), 'fr')
    const bare = text.normalize('NFKD').replaceAll(/\p{M}/gu, '')
    const numbered = text.split(' ').map((word, index) => `${index + 1}. ${word}`)
    for (const typed of [bare.toUpperCase(), `  ${bare.replaceAll(' ', ',\n')} `, numbered.join('\n')])
      expect(await hashOfPhrase(typed)).toBe(hash)
  })

  test('one wrong word, or two that changed places, is noticed nearly always', async () => {
    let unnoticed = 0
    for (let i = 0; i < 400; i++) {
      const { text } = await newPhrase(bytes, 'en')
      const words = text.split(' ')
      const other = await (await newPhrase(bytes, 'en')).text.split(' ')
      words[i % 12] = other[i % 12]!
      if (words.join(' ') !== text && (await hashOfPhrase(words.join(' '))) !== undefined) unnoticed++
    }
    expect(unnoticed).toBeLessThan(60)
  })

  test.each([
    '',
    ' ',
    'abandon',
    'abandon '.repeat(13),
    'constructor '.repeat(12),
    '\u0000'.repeat(90),
    '𝕒'.repeat(300),
  ])('what is none is none: %j', async text => expect(await hashOfPhrase(text)).toBeUndefined())
})
