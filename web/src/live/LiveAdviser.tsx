import type { Seat } from '@grotto/kernel'
import type { TableInfo } from '@grotto/protocol'
import { useMemo } from 'react'
import type { GameName } from '../games.ts'
import { Adviser } from '../local/Adviser.tsx'
import type { Advice } from '../local/bot-client.ts'
import type { LiveTable } from './live-table.ts'
import { NoAdvice } from './NoAdvice.tsx'
import { whyNoHints } from './no-hints.ts'

interface Props {
  readonly table: LiveTable
  readonly info: TableInfo
  readonly seat: Seat
  readonly light: (advice: Advice | undefined) => void
  readonly act: (action: Advice['action']) => void
}

/** The coach at a live table: for oneself, and thought out in one's own browser. Where there is none, it says why. */
export function LiveAdviser({ table, info, seat, light, act }: Props) {
  const { game, known, view, said } = table
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same steps are the same log
  const play = useMemo(
    () => (game && view ? { game, view, viewer: seat, log: table.log } : undefined),
    [game, view, seat, known?.log],
  )
  if (!play) return null
  const why = whyNoHints({ info, seat, said, log: known?.log ?? [] })
  if (why) return <NoAdvice why={why} />
  return <Adviser game={info.game as GameName} seat={seat} play={play} light={light} act={act} />
}
