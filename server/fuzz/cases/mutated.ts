import fc from 'fast-check'
import { oddName, type Text, unexpected } from './hostile.ts'

/** Where a piece of JSON stands in a text. */
export interface Span {
  readonly start: number
  readonly end: number
  readonly kind: 'value' | 'item' | 'name'
}

/** Every value of a JSON text, names of fields too, the outer ones after the inner ones. */
export function spansOf(text: string): Span[] {
  const spans: Span[] = []
  const open: { start: number; kind: Span['kind']; isList: boolean }[] = []
  const token = /"(?:[^"\\]|\\.)*"|[{}[\]]|[^\s{}[\]",:]+/gy
  let at = 0
  while (at < text.length) {
    token.lastIndex = at
    const found = token.exec(text)?.[0]
    if (found === undefined) {
      at += 1
      continue
    }
    const start = at
    at += found.length
    const inside = open.at(-1)
    const kind = text[at] === ':' ? 'name' : inside?.isList ? 'item' : 'value'
    if (found === '{' || found === '[') open.push({ start, kind, isList: found === '[' })
    else if (found === '}' || found === ']') {
      const { start: opened, kind: its } = open.pop()!
      spans.push({ start: opened, end: at, kind: its })
    } else spans.push({ start, end: at, kind })
  }
  return spans
}

type Change =
  | { readonly how: 'replace'; readonly by: string }
  | { readonly how: 'rename'; readonly by: string }
  | { readonly how: 'repeat'; readonly times: number }
  | { readonly how: 'swap'; readonly other: number }

const times = fc.oneof(
  { weight: 50, arbitrary: fc.integer({ min: 2, max: 20 }) },
  { weight: 9, arbitrary: fc.integer({ min: 2, max: 2_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 2, max: 120_000 }) },
)
const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ how: fc.constant('replace' as const), by: unexpected }) },
  { weight: 2, arbitrary: fc.record({ how: fc.constant('rename' as const), by: oddName }) },
  { weight: 3, arbitrary: fc.record({ how: fc.constant('repeat' as const), times }) },
  { weight: 3, arbitrary: fc.record({ how: fc.constant('swap' as const), other: fc.nat(1_000_000) }) },
)

/** Longer texts than any of our doors takes are no use. */
const LONGEST = 2_200_000

/** Texts of JSON as they are, or (a share of them) with one to three pieces changed. The first is what it shrinks to. */
export function mutated(samples: readonly string[], share = 1): Text {
  const spans = samples.map(text => spansOf(text))
  const changes = fc.array(fc.tuple(fc.nat(1_000_000), change), { minLength: 1, maxLength: 3 })
  const some = fc.tuple(fc.nat(samples.length - 1), share < 1 ? fc.oneof(...shares(share, changes)) : changes)
  return some.map(([which, list]) =>
    list.reduce(
      (text, [at, what], turn) => changed(text, turn === 0 ? () => spans[which]! : () => spansOf(text), at, what),
      samples[which]!,
    ),
  )
}

const shares = <T>(share: number, changes: fc.Arbitrary<T[]>) => [
  { weight: Math.round((1 - share) * 100), arbitrary: fc.constant<T[]>([]) },
  { weight: Math.round(share * 100), arbitrary: changes },
]

/** What has become long already stays as it is, and is not even looked through: that would take longer than all else. */
const LONG = 200_000

function changed(text: string, spansOfText: () => readonly Span[], at: number, change: Change): string {
  const spans = text.length > LONG ? [] : spansOfText()
  if (spans.length === 0) return text
  const wanted = change.how === 'repeat' ? 'item' : change.how === 'rename' ? 'name' : undefined
  const fitting = wanted ? spans.filter(({ kind }) => kind === wanted) : spans
  const span = (fitting.length > 0 ? fitting : spans)[at % (fitting.length || spans.length)]!
  const own = text.slice(span.start, span.end)
  return text.slice(0, span.start) + instead(text, spans, own, span, change) + text.slice(span.end)
}

function instead(text: string, spans: readonly Span[], own: string, { kind }: Span, change: Change): string {
  if (change.how === 'repeat') {
    const most = Math.max(1, Math.min(change.times, Math.floor(LONGEST / (own.length + 1))))
    return kind === 'item' ? Array(most).fill(own).join() : own
  }
  if (change.how === 'swap') {
    const alike = spans.filter(span => (span.kind === 'name') === (kind === 'name'))
    const { start, end } = alike[change.other % alike.length]!
    return text.slice(start, end)
  }
  return kind === 'name' ? JSON.stringify(change.by.slice(0, 40)) : change.by
}
