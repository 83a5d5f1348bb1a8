import { useEffect } from 'react'
import { dealOf } from '../boards/boards.ts'
import type { GameName } from '../games.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { useWords } from '../words/words.tsx'

const GLYPHS = { roundBack: 'first', back: 'back', on: 'forward', roundOn: 'last' } as const

/** A button that goes through a game: by a move or by a round, back or on. */
export function Step({ by, game, go }: { by: keyof typeof GLYPHS; game: GameName; go: () => void }) {
  const words = useWords()
  const label = words.say(`replay.${by}`, { kind: dealOf(game) })
  return (
    <button type="button" className="icon" aria-label={label} onClick={go}>
      <Glyph name={GLYPHS[by]} />
    </button>
  )
}

interface SliderProps {
  readonly at: number
  readonly moves: number
  readonly go: (to: number) => void
}

/** All moves of a game as a row to drag along. */
export function MoveSlider({ at, moves, go }: SliderProps) {
  const words = useWords()
  return (
    <input
      type="range"
      min={0}
      max={moves - 1}
      value={at}
      aria-label={words.say('replay.move')}
      onInput={event => go(Number(event.currentTarget.value))}
    />
  )
}

/** Arrow keys step, unless they mean a field, a dialog or what the board moves by them. */
export function useArrowKeys(step: (by: number) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const aside = (event.target as Element).closest?.('input, textarea, select, [role=dialog], .st-cells')
      if (aside || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
      step(event.key === 'ArrowLeft' ? -1 : 1)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
