import { checkFollowed } from '@grotto/kernel/test-kit'
import { expect, test } from 'vitest'
import { subTerra } from '../game.ts'

function read(text: string) {
  const parsed = subTerra.notation.parsePosition(text)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
  return parsed.value
}

test('I-3 everybody may know all of an entry', () => {
  const entry = { type: 'act', seat: 0, at: 7, action: { type: 'endTurn' }, chance: [] } as const
  for (const viewer of [0, 1, 'spectator'] as const)
    expect(subTerra.witness(entry, [], viewer)).toEqual({ seat: 0, action: { type: 'endTurn' }, chance: [] })
})

test('tiles, cards and dice that were given by hand are followed too', () => {
  const state = read('  a b\n1 S-.\nleader a1 ap2\ncoming tiles gas water\ncoming hazards tremor\ncoming dice 2 5')
  const place = (draft: typeof state) => subTerra.legal(draft, 0)[0]!
  const revealed = subTerra.copy(state)
  const reveal = { type: 'reveal', side: 'N' } as const
  subTerra.advance(revealed, 0, reveal, () => 0)
  checkFollowed(subTerra, state, [reveal, place(revealed), { type: 'endTurn' }])
})
