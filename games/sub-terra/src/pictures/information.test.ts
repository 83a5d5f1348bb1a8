import { describe, expect, test } from 'vitest'
import { cave } from '../../test-kit/cave.ts'
import { subTerra } from '../game.ts'

const SCRIPTED = `
        a b
      1 S-w

      leader a1 ap2
      medic a1
      scout b1
      bodyguard b1
      seen flood
      discarded 12
      coming tiles gas rough
      coming hazards gas
      dice 3
      options players 4
    `

describe('I who knows what', () => {
  test('I-1 public: the table, the counts, the discards, the spare, what is left', () => {
    const { state } = cave('  a\n1 S\ngeologist ap2\nspare 15\ndiscarded 12\nseen gas')
    const view = subTerra.encode(subTerra.view(state, 'spectator'))
    expect(view).toMatchObject({
      stackLeft: 63,
      hazardsLeft: 21,
      discarded: [12],
      spare: 15,
      hazardsSeen: [{ kind: 'gas' }],
    })
    expect(subTerra.odds(subTerra.view(state, 0), 0).hazards.plain.gas).toBe(4 / 24)
  })

  test('I-2 secret from everybody: tiles, cards and dice to come', () => {
    const { state } = cave(SCRIPTED)
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const)
      expect(subTerra.encode(subTerra.view(state, viewer))).not.toHaveProperty('coming')
  })

  test('I-3 a view is the same for all seats and onlookers', () => {
    const { state } = cave(SCRIPTED).play('leader reveal n')
    const views = [0, 1, 2, 3, 'spectator'] as const
    const seen = views.map(viewer => subTerra.encode(subTerra.view(state, viewer)))
    for (const view of seen) expect(view).toEqual(seen[0])
    expect(seen[0]).toMatchObject({ question: { type: 'place', caver: 'leader', side: 'N' }, seat: 0 })
  })
})
