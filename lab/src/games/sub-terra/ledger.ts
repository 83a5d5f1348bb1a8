import { brokenInvariant, type SubTerraEvent, type SubTerraOptions, type SubTerraState } from '@grotto/sub-terra'
import type { Ledger } from '../../soak/ledger.ts'

const RESULTS = ['gold', 'silver', 'bronze']

/**
 * Sub Terra's bookkeeping from public facts alone, beside the engine's: no tile lies in two places, stack and hazard
 * deck only shrink, health stays within its bounds, at most three horrors, and the result counts who was left behind.
 */
export function subTerraLedger(options: SubTerraOptions): Ledger<SubTerraEvent, SubTerraState> {
  const laid = new Set<number>()
  const devoured = new Set<string>()
  const health = new Map<string, number>(options.cavers.map(name => [name, name === 'bodyguard' ? 5 : 3]))
  const most = new Map(health)
  let [round, horrors, stackLeft, hazardsLeft, over] = [0, 0, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, false]

  const keep: { [Type in SubTerraEvent['type']]?: (event: Extract<SubTerraEvent, { type: Type }>) => void } = {
    roundStarted(event) {
      demand(event.round === ++round, 'T-1 rounds count up')
      demand(!devoured.has(event.startingCaver), 'T-7 the devoured never start')
    },
    tileDrawn(event) {
      demand(!laid.has(event.tile) && event.stackLeft < stackLeft, 'S-4 a tile is drawn once')
      stackLeft = event.stackLeft
    },
    tilePlaced: event => lay(event.tile),
    tileDiscarded: event => lay(event.tile),
    hazardRevealed(event) {
      demand(event.left < hazardsLeft, 'Z-1 the hazard deck shrinks')
      hazardsLeft = event.left
    },
    hurt(event) {
      const before = health.get(event.caver)!
      demand(before > 0 && event.health >= 0 && event.health < before, 'S-2 a loss leaves less, and not less than none')
      demand(event.fell === (event.health === 0), 'T-5 who has none left falls')
      health.set(event.caver, event.health)
    },
    healed(event) {
      demand(event.health === health.get(event.caver)! + 1, 'A-5 one point at a time')
      demand(event.health <= most.get(event.caver)!, 'S-2 never more than at the start')
      health.set(event.caver, event.health)
    },
    horrorSpawned: () => demand(++horrors <= 3, 'H-1 at most three horrors'),
    horrorLeft: () => demand(--horrors >= 0, 'H-2 only a horror leaves'),
    horrorRepelled: () => demand(--horrors >= 0, 'V-7 only a horror is repelled'),
    devoured(event) {
      devoured.add(event.caver)
      // V-3 The Geologist's spare goes back on top of the stack.
      if (event.caver === 'geologist') stackLeft += 1
    },
    gameEnded(event) {
      demand(
        [...devoured].every(caver => (event.leftBehind as string[]).includes(caver)),
        'E-2 the devoured are left behind',
      )
      demand(event.result === (RESULTS[event.leftBehind.length] ?? 'defeat'), 'E-2 the result')
      over = true
    },
  }
  const lay = (tile: number): void => {
    demand(!laid.has(tile), 'S-4 a tile lies in one place')
    laid.add(tile)
  }
  return {
    sink: event => keep[event.type]?.(event as never),
    look(state) {
      const broken = brokenInvariant(state)
      if (broken) throw new Error(broken)
    },
    close: () => demand(over, 'E-1 the game says that it ended'),
  }
}

function demand(holds: boolean, rule: string): void {
  if (!holds) throw new Error(rule)
}
