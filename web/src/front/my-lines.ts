import type { Imported } from '@grotto/kernel'
import type { TableList, TableSummary } from '@grotto/protocol'
import { useEffect, useState } from 'react'
import { type LocalSummary, localGames, removeLocalGame } from '../local/local-store.ts'
import { myTables } from '../net/api.ts'
import { usePlayed } from './newcomer.ts'

/** My lines as they are, looked up again while the server is away, and a way to drop one of this device. */
export interface Mine {
  readonly lines: readonly MyLine[] | undefined
  readonly remove: (id: string) => void
  /** Tables I am asked to. */
  readonly invitations: NonNullable<TableList['invitations']>
  /** Looks again. */
  readonly again: () => void
}

const REFRESH_MS = 15_000

export function useMine(): Mine {
  const [lines, setLines] = useState<readonly MyLine[]>()
  const [invitations, setInvitations] = useState<Mine['invitations']>([])
  const [removed, setRemoved] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a removed game is a reason to look again
  useEffect(() => {
    let current = true
    const look = () =>
      gather().then(gathered => {
        usePlayed.getState().haveSeen(gathered.lines.length)
        if (!current) return
        setLines(gathered.lines)
        setInvitations(gathered.invitations)
      })
    void look()
    const timer = setInterval(look, REFRESH_MS)
    return () => {
      current = false
      clearInterval(timer)
    }
  }, [removed])
  const again = () => setRemoved(count => count + 1)
  return { lines, invitations, again, remove: id => void removeLocalGame(id).then(again) }
}

export interface MyLine {
  readonly href: string
  readonly local?: string
  readonly game: string
  readonly name: string
  readonly host?: string
  readonly status: TableSummary['status']
  readonly yourTurn: boolean
  readonly seats: number
  readonly touched: number
  readonly imported: Imported | undefined
  /** Played with the deal of another game. */
  readonly sameDeal: boolean
  /** Everybody else at the table. */
  readonly others: readonly string[]
  /** How it ended for me, if it did. */
  readonly result?: Result | undefined
}

type Result =
  | { readonly key: 'won' | 'lost' | 'wonTogether' | 'lostTogether' }
  | { readonly key: 'place'; readonly place: number }

async function gather(): Promise<{ lines: readonly MyLine[]; invitations: Mine['invitations'] }> {
  const [here, there] = await Promise.all([localGames(), myTables().catch((): TableList => ({ tables: [] }))])
  const lines = [...here.map(ofLocal), ...there.tables.map(ofTable)].sort(
    (a, b) => Number(b.yourTurn) - Number(a.yourTurn) || b.touched - a.touched,
  )
  return { lines, invitations: there.invitations ?? [] }
}

const ofLocal = (game: LocalSummary): MyLine => ({
  href: `/local/${game.id}`,
  local: game.id,
  game: game.game,
  name: '',
  status: game.finished ? 'finished' : 'playing',
  yourTurn: false,
  seats: game.sitters.length,
  touched: game.touched,
  imported: game.imported,
  sameDeal: game.sameDeal !== undefined,
  others: game.sitters.slice(1).map(({ name }) => name),
})

const ofTable = (table: TableSummary): MyLine => ({
  href: `/t/${table.id}`,
  game: table.game,
  name: table.name || '',
  host: table.hostName,
  status: table.status,
  yourTurn: table.yourTurn,
  seats: table.seats.filter(seat => seat.kind !== 'open').length,
  touched: table.touched,
  imported: table.imported,
  sameDeal: table.sameDeal ?? false,
  others: table.seats.flatMap((seat, number) => (seat.kind === 'human' && number !== table.you ? [seat.name] : [])),
  result: resultOf(table),
})

/** Where all have the same place they won or lost together; whoever was alone has no place among others. */
export function resultOf({ outcome, you }: Pick<TableSummary, 'outcome' | 'you'>): Result | undefined {
  const place = you === undefined ? undefined : outcome?.places[you]
  if (!outcome || place === undefined) return undefined
  const together = outcome.places.length > 1 && outcome.places.every(each => each === place)
  if (together && !outcome.scores) return { key: place === 1 ? 'wonTogether' : 'lostTogether' }
  if (outcome.places.length === 1) return { key: place === 1 ? 'won' : 'lost' }
  return place === 1 ? { key: 'won' } : { key: 'place', place }
}
