import { DealOffer, LookAtOffer, OfferedDeal, PlayOffer, TableMade } from '@grotto/protocol'
import { playSameDeal, undealable } from '../deals/same-deal.ts'
import type { Sitter } from '../table/entries.ts'
import type { Table } from '../table/table.ts'
import type { NewTablePorts } from '../tables/new-table.ts'
import { sealedLink, tableBehind } from '../tables/sealed-links.ts'
import { notFound, Problem } from './problem.ts'
import { type AnyRoute, route } from './route.ts'
import { mayReplayShared } from './shared-deals.ts'
import { made } from './tables.ts'
import { lookAt, type Visible } from './visible.ts'

interface Ports extends NewTablePorts {
  readonly visible: Visible
}

/** The deal of a finished game, offered to others. */
export function dealRoutes(ports: Ports): AnyRoute[] {
  const { tables, clock, visible } = ports
  const behind = async (offer: string): Promise<Table> => {
    const id = await tableBehind(ports, 'offers', offer)
    if (id === undefined) throw notFound()
    return lookAt(tables, id, ({ table }) => table)
  }
  return [
    route({
      method: 'POST',
      path: '/api/tables/:id/offer',
      operation: 'offerDeal',
      says: 'A code by which others may play the deal of this finished game, without being able to watch it.',
      answer: DealOffer,
      async handle({ person, params }) {
        const id = params.id
        const isShown = await mayReplayShared(ports, id, person.id)
        const table = isShown
          ? await lookAt(tables, id, loaded => loaded.table)
          : await visible(id, person, loaded => loaded.table)
        demandDeal(table, clock.now())
        return { offer: await sealedLink(ports, 'offers', id) }
      },
    }),
    route({
      method: 'POST',
      path: '/api/offers',
      operation: 'lookAtOffer',
      says: 'What somebody offers me to play: the game, its options and who played it, and nothing of what came.',
      body: LookAtOffer,
      answer: OfferedDeal,
      async handle({ body }) {
        const table = await behind(body.offer)
        demandDeal(table, clock.now())
        return offered(table)
      },
    }),
    route({
      method: 'POST',
      path: '/api/offers/table',
      operation: 'playOffer',
      says: 'A table with the very same deal. The server deals; no seed is told before its part of the game is over.',
      body: PlayOffer,
      answer: TableMade,
      budget: 'tables',
      handle: async ({ person, body }) => made(await playSameDeal(ports, person, await behind(body.offer), body.with)),
    }),
  ]
}

function demandDeal(table: Table, now: number): void {
  const none = undealable(table, now)
  if (none) throw new Problem(422, 'refused', none.refusal)
}

function offered({ game, play, seats, imported, sameDeal }: Table): OfferedDeal {
  const fromFile = imported !== undefined || sameDeal?.imported
  return {
    game: game.id,
    options: play!.options,
    sitters: seats.map(named),
    ...(fromFile ? { imported: true } : {}),
  }
}

const named = (sitter: Sitter): OfferedDeal['sitters'][number] =>
  sitter.kind === 'bot'
    ? { name: sitter.bot, bot: true }
    : { name: sitter.kind === 'human' ? sitter.name : '', bot: false }
