import type { GameRecord } from '@grotto/kernel'
import { Suspense, use, useEffect } from 'react'
import { loadBoard } from '../boards/boards.ts'
import type { GameName } from '../games.ts'
import { useRoster } from '../local/use-roster.ts'
import { Glyph, type GlyphName } from '../pictures/Glyph.tsx'
import { useWords } from '../words/words.tsx'
import { type Decision, type Pair, partingOf, roundStep } from './side-by-side.ts'

interface Props {
  readonly records: readonly [GameRecord, GameRecord]
  readonly game: GameName
  readonly pairs: readonly Pair[]
  readonly at: number
  readonly go: (to: number) => void
}

/** Back and forth through both games together, and to where they part. */
export function CompareBar({ records, game, pairs, at, go }: Props) {
  const words = useWords()
  const { round, step } = pairs[at]!
  const parting = partingOf(pairs)
  useArrows(by => go(at + by))
  return (
    <section className="compare-bar" aria-label={words.say('deals.compare.title')}>
      <Suspense>
        <Decisions records={records} game={game} pair={pairs[at]!} never={parting === undefined} />
      </Suspense>
      <div className="steps">
        <Step label="roundBack" glyph="first" go={() => go(roundStep(pairs, at, false))} />
        <Step label="back" glyph="back" go={() => go(at - 1)} />
        <Step label="on" glyph="forward" go={() => go(at + 1)} />
        <Step label="roundOn" glyph="last" go={() => go(roundStep(pairs, at, true))} />
        <input
          type="range"
          min={0}
          max={pairs.length - 1}
          value={at}
          aria-label={words.say('table.replay.move')}
          onInput={event => go(Number(event.currentTarget.value))}
        />
        <output>
          {step === 0 ? words.say('deals.compare.start') : words.say('deals.compare.at', { round, step })}
        </output>
        {parting !== undefined && (
          <button type="button" className="small" onClick={() => go(parting)}>
            <Glyph name="fork" size={18} />
            {words.say('deals.compare.part')}
          </button>
        )}
      </div>
    </section>
  )
}

function Step({
  label,
  glyph,
  go,
}: {
  label: 'roundBack' | 'back' | 'on' | 'roundOn'
  glyph: GlyphName
  go: () => void
}) {
  const words = useWords()
  return (
    <button type="button" className="icon" aria-label={words.say(`table.replay.${label}`)} onClick={go}>
      <Glyph name={glyph} />
    </button>
  )
}

/** What each side decided here; where they agree it is said once. */
function Decisions({ records, game, pair, never }: Pick<Props, 'records' | 'game'> & { pair: Pair; never: boolean }) {
  const words = useWords()
  if (pair.step === 0) return <p className="decided">{never && words.say('deals.compare.always')}</p>
  return (
    <div className={pair.differs ? 'decided differs' : 'decided'} role="status">
      {(pair.differs ? [0, 1] : [0]).map(side => (
        <Decided key={side} record={records[side]!} game={game} decisions={told(pair, side)} />
      ))}
      {!pair.differs && <em>{words.say('deals.compare.alike')}</em>}
    </div>
  )
}

/** Where they differ, only what those decided who did otherwise in the other game. */
function told({ decisions, differs }: Pair, side: number): readonly Decision[] {
  const [mine, others] = [decisions[side]!, decisions[1 - side]!]
  const isAlike = ({ seat, action }: Decision) =>
    others.some(other => other.seat === seat && JSON.stringify(other.action) === JSON.stringify(action))
  return differs ? mine.filter(decision => !isAlike(decision)) : mine
}

function Decided({ record, game, decisions }: { record: GameRecord; game: GameName; decisions: readonly Decision[] }) {
  const words = useWords()
  const roster = useRoster(game)
  const { nameAction } = use(loadBoard(game))
  const nameOf = (seat: number) => {
    const { name, bot } = record.sitters[seat]!
    return bot ? (roster.find(({ id }) => id === name)?.name ?? name) : name
  }
  if (decisions.length === 0) return <p>{words.say('deals.compare.done')}</p>
  return (
    <p>
      {decisions.map(({ seat, action }) => (
        <span key={seat}>
          {words.say('deals.compare.decision', {
            name: nameOf(seat),
            action: nameAction?.(words, action) ?? action.type,
          })}
        </span>
      ))}
    </p>
  )
}

function useArrows(step: (by: number) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const aside = (event.target as Element).closest?.('input, select, [role=dialog], .st-cells')
      if (aside || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
      step(event.key === 'ArrowLeft' ? -1 : 1)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
