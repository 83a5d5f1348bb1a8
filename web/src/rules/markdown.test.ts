import { expect, test } from 'vitest'
import { parseMarkdown, parseSpans } from './markdown.ts'

test('a rule of a list carries its number, its continuation and its table', () => {
  const [list] = parseMarkdown(
    '- **S-5 Deck.** The difficulty\n  decides.\n\n  | a | b |\n  |---|---|\n  | 1 | 2 |\n- **S-6 Easier.** More.',
  )
  expect(list).toEqual({
    kind: 'list',
    items: [
      {
        rule: 'S-5',
        blocks: [
          { kind: 'paragraph', text: '**Deck.** The difficulty decides.' },
          { kind: 'table', head: ['a', 'b'], rows: [['1', '2']] },
        ],
      },
      { rule: 'S-6', blocks: [{ kind: 'paragraph', text: '**Easier.** More.' }] },
    ],
  })
})

test('code keeps its lines, and prose goes on after it', () => {
  expect(parseMarkdown('```\na\n b\n```\nafter')).toEqual([
    { kind: 'code', text: 'a\n b' },
    { kind: 'paragraph', text: 'after' },
  ])
})

test('inline marks', () => {
  expect(parseSpans('a **b** *c* `d` [e](f)')).toEqual([
    { kind: 'text', text: 'a ' },
    { kind: 'bold', text: 'b' },
    { kind: 'text', text: ' ' },
    { kind: 'italic', text: 'c' },
    { kind: 'text', text: ' ' },
    { kind: 'code', text: 'd' },
    { kind: 'text', text: ' ' },
    { kind: 'link', text: 'e', href: 'f' },
  ])
})

test('a number without bold is a number too', () => {
  expect(parseMarkdown('- D-1 Three play.\n- **Ruling**: ours.')).toEqual([
    {
      kind: 'list',
      items: [
        { rule: 'D-1', blocks: [{ kind: 'paragraph', text: 'Three play.' }] },
        { blocks: [{ kind: 'paragraph', text: '**Ruling**: ours.' }] },
      ],
    },
  ])
})
