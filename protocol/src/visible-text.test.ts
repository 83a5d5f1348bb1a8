import fc from 'fast-check'
import { expect, test } from 'vitest'
import { visibleText } from './visible-text.ts'

test.each([
  ['bidi overrides', 'Ada\u202enaf\u202c', 'Adanaf'],
  ['bidi isolates and marks', '\u2066Ada\u2069\u200f\u061c', 'Ada'],
  ['zero width spaces and joiners', 'A\u200bd\u2060a\ufeff\u00ad\u034f', 'Ada'],
  ['joiners between letters that do not join', 'A\u200dd\u200ca', 'Ada'],
  ['Hangul fillers', '\u3164Bo\u115f\u1160\uffa0', 'Bo'],
  ['variation selectors where nothing varies', 'A\ufe0fd\ufe00a\u{e0100}', 'Ada'],
  ['tag characters', 'Ada\u{e0041}\u{e0042}\u{e007f}', 'Ada'],
  ['unpaired surrogates', 'A\ud83dd\udc00a', 'Ada'],
  ['controls', 'A\u0000d\u0007a\u009b', 'Ada'],
  ['private and no characters', 'A\ue000d\uffffa\ufffc', 'Ada'],
  ['stacked marks', `A${'\u0300\u0301'.repeat(40)}da`, 'À\u0301\u0300\u0301\u0300da'],
  ['marks without a letter', ' \u0489\u0301 Ada', 'Ada'],
  ['blanks of any kind', '\u2800 A\u00a0\u3000\n\t\u2028da \u{1d159}', 'A da'],
  ['decomposed letters', 'Zoe\u0308', 'Zoë'],
  ['nothing to see', '\u200b\u2800\u202e\u{e0020}', ''],
])('%s are taken out', (_, given, seen) => {
  expect(visibleText(given)).toBe(seen)
  expect(visibleText(seen)).toBe(seen)
})

test.each([
  'Ada Lovelace',
  'Zoë 🦇',
  'Nguyễn Thị Ánh',
  'O’Brien-Ó Súilleabháin',
  'محمد',
  'می‌خواهم',
  'ක්‍රිස්',
  'क्‍ष',
  'נִקּוּד',
  'ไพฑูรย์ ที่นี่',
  '葛\u{e0100}城',
  '👩‍🚀 👨‍👩‍👧‍👦 👩🏽‍🔬 🏳️‍🌈',
  '❤️ 1️⃣ ☎︎ 🇮🇹',
  '김철수',
  '<script>alert("&amp;")</script>',
])('%s stays as it is', text => {
  expect(visibleText(text)).toBe(text.normalize('NFC'))
})

test('whatever comes in, what goes out is clean already', () => {
  const wild = fc.string({
    unit: fc.oneof(
      fc.nat(0x10ffff).map(code => String.fromCodePoint(code)),
      invisible,
    ),
  })
  fc.assert(
    fc.property(wild, text => {
      const seen = visibleText(text)
      expect(visibleText(seen)).toBe(seen)
      expect(seen).not.toMatch(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u)
    }),
    { numRuns: 3_000 },
  )
})
const invisible = fc.constantFrom(
  ...'\u200d\u200c\u200b\ufe0f\ufe0e\u20e3\u0301\u0300\u0489 \u2800\u3164\u202e\u{e0100}',
  ...['👩', '🏽', '❤', '葛', 'م', 'ක්', '1', 'a', '\ud800', '\udc00'],
)

test('the longest text takes no time', () => {
  const began = performance.now()
  for (const unit of ['\u200d', 'a\u0301', '👩\u200d', 'م\u200c', ' ', '\u{e0100}葛']) visibleText(unit.repeat(8_000))
  expect(performance.now() - began).toBeLessThan(2_000)
})

test('marks without end take no more time than other text', () => {
  // To sort half a million of them would take minutes.
  const marks = `a${'\u0301\u0316'.repeat(250_000)}`
  expect(visibleText(marks)).toBe('\u00e1\u0316\u0316\u0316\u0316')
})
