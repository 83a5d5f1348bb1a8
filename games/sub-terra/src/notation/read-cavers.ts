import { ACTION_POINTS, HEALTH } from '../box/numbers.ts'
import { CAVERS, type CaverName } from '../types/cavers.ts'
import type { CaverPosition, SubTerraPosition } from '../types/position.ts'
import type { Cell } from '../types/tiles.ts'
import { type Frame, parseCellName } from './frame.ts'
import type { CaverLine } from './statements.ts'

const LEAST_CAVERS = 4

/** S-1 The cavers named, in that order; whoever is missing from a party of four was devoured before the story begins. */
export function partyOf(lines: readonly CaverLine[]): readonly CaverName[] {
  const named = lines.map(line => line.name)
  const others = CAVERS.filter(name => !named.includes(name)).reverse()
  return [...named, ...others.slice(0, Math.max(0, LEAST_CAVERS - named.length))]
}

function healthOf(line: CaverLine | undefined, name: CaverName): number {
  if (!line) return 0
  return line.hp ?? (line.flags.has('devoured') ? 0 : HEALTH[name])
}

export function readCaver(line: CaverLine | undefined, name: CaverName, seat: number, frame: Frame): CaverPosition {
  const devoured = !line || line.flags.has('devoured')
  const submerged = line?.flags.has('submerged')
  const at: Cell = line?.cell ? parseCellName(frame, line.cell) : [0, 0]
  return {
    name,
    seat,
    health: healthOf(line, name),
    maxHealth: HEALTH[name],
    ...(!devoured && !submerged && { at }),
    ...(submerged && { submerged }),
    ...(line?.flags.has('hidden') && { hidden: true }),
    ...(devoured && { devoured }),
    ...(line?.hide && { hideTries: line.hide }),
    ...(line?.rope && { ropeTries: line.rope }),
  }
}

export function readTurn(line: CaverLine): NonNullable<SubTerraPosition['turn']> {
  return {
    caver: line.name,
    points: line.ap ?? ACTION_POINTS,
    exerted: line.flags.has('exerted'),
    commandUsed: line.flags.has('commandUsed'),
    ...(line.flags.has('triedHide') && { triedHide: true }),
    ...(line.flags.has('triedRope') && { triedRope: true }),
  }
}
