import { type Chance, scriptedChance } from '@grotto/kernel'
import { describe, expect, test } from 'vitest'
import { cave, Scene } from '../../test-kit/cave.ts'
import { setComing } from '../effects/coming.ts'
import { subTerra } from '../game.ts'
import type { SubTerraEvent } from '../types/event.ts'

/** A table as the options set it up. */
function table(options: object, chance: Chance = scriptedChance([])): Scene {
  const parsed = subTerra.parseOptions({ start: 'leader', ...options })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
  const events: SubTerraEvent[] = []
  return new Scene(
    subTerra.setup(parsed.value, chance, event => events.push(event)),
    events,
  )
}

/** Chance that gives the first of everything and remembers how many there were to choose from. */
function countingChance(): { chance: Chance; asked: [string, number][] } {
  const asked: [string, number][] = []
  return {
    asked,
    chance: (label, n) => {
      asked.push([label, n])
      return 0
    },
  }
}

describe('S set-up', () => {
  test('S-1 two players run two cavers each, side by side', () => {
    const { position } = table({ players: 2 })
    expect(position.cavers.map(caver => [caver.name, caver.seat])).toEqual([
      ['leader', 0],
      ['medic', 0],
      ['scout', 1],
      ['bodyguard', 1],
    ])
  })

  test('S-1 nobody else is there', () => {
    const scene = cave('  a\n1 S\nleader ap2\nmedic\nscout\nbodyguard')
    expect(scene).toRefuse('leader command diver', 'S-1', 'notInParty')
  })

  test('S-1, S-2, S-3 all on the start tile with full health', () => {
    expect(table({})).toShow('  a\n1 S\nleader ap2\nmedic hp3\nscout hp3\nbodyguard hp5\noptions start leader')
  })

  test('S-2 health never exceeds its starting value nor goes below 0', () => {
    expect(cave('  a\n1 S\nbodyguard hp5 ap2')).toRefuse('bodyguard heal bodyguard', 'A-5', 'fullHealth')
    const after = cave('  a b\n1 S-g\nmedic a1 hp1 ap2\nleader a1\ngas 4').play('medic move e')
    expect(after.position.cavers[0]?.health).toBe(0)
  })

  test.each([
    ['en', 6],
    ['es', 7],
  ])('S-4 edition %s: the exit is among the last %i', (edition, depth) => {
    const left = (tiles: number) => {
      const names = Array(tiles).fill('gas caveIn horror plain water'.split(' ')).flat().slice(0, tiles)
      const scene = cave(
        `  a\n1 S\nmedic ap2\ncoming tiles ${names.join(' ')}\ndiscarded rest\noptions edition ${edition}`,
      )
      setComing(scene.state, undefined)
      const { chance, asked } = countingChance()
      scene.playBy(chance, 'medic reveal e')
      return asked[0]
    }
    expect(left(depth)).toEqual(['cave:stack', depth])
    expect(left(depth - 1)).toEqual(['cave:stack', depth])
    expect(left(depth - 2)).toEqual(['cave:stack', depth - 1])
  })

  test.each([
    ['normal', 4, 22],
    ['advanced', 5, 17],
    ['expert', 6, 13],
  ])('S-5 difficulty %s with %i cavers: %i cards', (difficulty, players, cards) => {
    expect(table({ players, difficulty }, countingChance().chance).position.hazardsLeft).toBe(cards)
  })

  test('S-5 the rest is put away unseen: any card of the pool may come', () => {
    const { chance, asked } = countingChance()
    cave('  a\n1 S\nmedic ap0').playBy(chance, 'medic end')
    expect(asked[0]).toEqual(['cave:hazards', 25])
  })

  test('S-6 easier: three more cards, never more than there are', () => {
    expect(table({ easier: true }).position.hazardsLeft).toBe(25)
    expect(table({ easier: true, difficulty: 'expert' }).position.hazardsLeft).toBe(20)
  })

  test('S-7 the starting marker: whom the host names, or by lot', () => {
    expect(table({ start: 'scout' }).position).toMatchObject({ startingCaver: 'scout', turn: { caver: 'scout' } })
    expect(table({ start: 'random' }, scriptedChance([3])).position.startingCaver).toBe('bodyguard')
  })

  test('S-8 with the Geologist the top tile is set aside face up', () => {
    const cavers = ['geologist', 'leader', 'medic', 'scout']
    const scene = table({ cavers }, scriptedChance([10]))
    expect(scene.position).toMatchObject({ spare: 12, stackLeft: 64 })
    expect(scene.saw('tileSetAside')).toMatchObject([{ tile: 12, kind: 'plain' }])
    expect(table({}).position).not.toHaveProperty('spare')
  })
})

describe('B the box', () => {
  test.each([
    ['diver a1', 'dive', 2],
    ['engineer b1', 'demolish n', 2],
    ['climber c1', 'rig', 1],
    ['bodyguard b1', 'repel e', 1],
  ])('B-4 %s: %s costs %i', (line, action, cost) => {
    const text = (points: number) => `  a b c\n1 w-S-l\n${line} ap${points}\nhorror c1\ntile c1 ledge arrow E`
    const at = line.startsWith('engineer') ? text(cost).replace('b1 ap', 'a1 ap') : text(cost)
    expect(cave(at).offers()).toContain(action)
    if (cost === 2) expect(cave(at.replace('ap2', 'ap1')).offers()).not.toContain(action)
  })
})
