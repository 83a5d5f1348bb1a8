import {
  brokenInvariant,
  type CaverName,
  HEALTH,
  MOST_HORRORS,
  RESULTS,
  type SubTerraEvent,
  type SubTerraOptions,
  type SubTerraState,
} from '@grotto/sub-terra'
import type { Ledger } from '../../soak/ledger.ts'

type Books = { [Type in SubTerraEvent['type']]?: (event: Extract<SubTerraEvent, { type: Type }>) => void }

/**
 * Sub Terra's bookkeeping from public facts alone, beside the engine's: no tile lies in two places, stack and hazard
 * deck only shrink, health stays within its bounds, at most three horrors, and the result counts who was left behind.
 */
export function subTerraLedger(options: SubTerraOptions): Ledger<SubTerraEvent, SubTerraState> {
  const ended = { over: false }
  const books = [stockBooks(), healthBooks(options), horrorBooks(), endBooks(ended)]
  return {
    sink: event => {
      for (const book of books) book[event.type]?.(event as never)
    },
    look(state) {
      const broken = brokenInvariant(state)
      if (broken) throw new Error(broken)
    },
    close: () => demand(ended.over, 'E-1 the game says that it ended'),
  }
}

function stockBooks(): Books {
  const laid = new Set<number>()
  let [stackLeft, hazardsLeft] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  const lay = ({ tile }: { readonly tile: number }): void => {
    demand(!laid.has(tile), 'S-4 a tile lies in one place')
    laid.add(tile)
  }
  return {
    tileDrawn(event) {
      demand(!laid.has(event.tile) && event.stackLeft < stackLeft, 'S-4 a tile is drawn once')
      stackLeft = event.stackLeft
    },
    tilePlaced: lay,
    tileDiscarded: lay,
    hazardRevealed(event) {
      demand(event.left < hazardsLeft, 'Z-1 the hazard deck shrinks')
      hazardsLeft = event.left
    },
    devoured(event) {
      // V-3 The Geologist's spare goes back on top of the stack.
      if (event.caver === 'geologist') stackLeft += 1
    },
  }
}

function healthBooks({ cavers }: SubTerraOptions): Books {
  const health = new Map<CaverName, number>(cavers.map(name => [name, HEALTH[name]]))
  const healthOf = (caver: CaverName): number => health.get(caver) ?? 0
  return {
    hurt(event) {
      const before = healthOf(event.caver)
      demand(before > 0 && event.health >= 0 && event.health < before, 'S-2 a loss leaves less, and not less than none')
      demand(event.fell === (event.health === 0), 'T-5 who has none left falls')
      health.set(event.caver, event.health)
    },
    healed(event) {
      demand(event.health === healthOf(event.caver) + 1, 'A-5 one point at a time')
      demand(event.health <= HEALTH[event.caver], 'S-2 never more than at the start')
      health.set(event.caver, event.health)
    },
  }
}

function horrorBooks(): Books {
  let horrors = 0
  return {
    horrorSpawned: () => demand(++horrors <= MOST_HORRORS, 'H-1 at most three horrors'),
    horrorLeft: () => demand(--horrors >= 0, 'H-2 only a horror leaves'),
    horrorRepelled: () => demand(--horrors >= 0, 'V-7 only a horror is repelled'),
  }
}

function endBooks(ended: { over: boolean }): Books {
  const devoured = new Set<CaverName>()
  let round = 0
  return {
    roundStarted(event) {
      demand(event.round === ++round, 'T-1 rounds count up')
      demand(!devoured.has(event.startingCaver), 'T-7 the devoured never start')
    },
    devoured: event => void devoured.add(event.caver),
    gameEnded(event) {
      demand(
        [...devoured].every(caver => event.leftBehind.includes(caver)),
        'E-2 the devoured are left behind',
      )
      demand(event.result === (RESULTS[event.leftBehind.length] ?? 'defeat'), 'E-2 the result')
      ended.over = true
    },
  }
}

function demand(holds: boolean, rule: string): void {
  if (!holds) throw new Error(rule)
}
