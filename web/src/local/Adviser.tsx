import type { Seat } from '@grotto/kernel'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { GameName } from '../games.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import type { ViewPlay } from '../play/view-play.ts'
import { useWords } from '../words/words.tsx'
import { type Advice, askAdvice } from './bot-client.ts'

const ADVICE_MS = 1500

const AdvicePaper = lazy(async () => ({ default: (await import('./AdvicePaper.tsx')).AdvicePaper }))

export interface Asking {
  readonly game: GameName
  readonly seat: Seat
  /** The game as this seat follows it: the bot sees no more than the player does. */
  readonly play: ViewPlay
  /** Lights an advice up on the board, or nothing any more. */
  readonly light?: (advice: Advice | undefined) => void
  readonly act?: (action: Advice['action']) => void
}

const adviceFor = ({ game, seat, play }: Asking): Promise<readonly Advice[]> =>
  askAdvice({
    game,
    seat,
    view: play.game.encode(play.view),
    log: play.log.map(({ event }) => event),
    patience: ADVICE_MS,
  })

/** A lamp in the bar, which calls the coach: what the strongest bot would do in my place, and how often it would win. */
export function Adviser(asking: Asking) {
  const words = useWords()
  const [advice, setAdvice] = useState<readonly Advice[] | 'thinking'>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: advice grows stale with every move
  useEffect(() => setAdvice(undefined), [asking.play])
  const { light } = asking
  const best = advice === 'thinking' ? undefined : advice?.[0]
  useEffect(() => {
    light?.(best)
    return () => light?.(undefined)
  }, [light, best])
  const ask = () => {
    setAdvice('thinking')
    void adviceFor(asking).then(setAdvice)
  }
  return (
    <>
      <button type="button" className="icon" aria-label={words.say('table.advice.ask')} onClick={ask}>
        <Glyph name="lamp" />
      </button>
      {advice && (
        <Suspense>
          <AdvicePaper {...asking} advice={advice} close={() => setAdvice(undefined)} />
        </Suspense>
      )}
    </>
  )
}
