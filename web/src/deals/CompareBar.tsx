import type { GameRecord } from '@grotto/kernel'
import { Suspense, use } from 'react'
import { dealOf, loadBoard } from '../boards/boards.ts'
import { FACTS, type GameName } from '../games.ts'
import { useRoster } from '../local/use-roster.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { share } from '../play/ShareButton.tsx'
import { MoveSlider, Step, useArrowKeys } from '../replay/steps.tsx'
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
  const kind = dealOf(game)
  useArrowKeys(by => go(at + by))
  return (
    <section className="compare-bar" aria-label={words.say('deals.compare.title', { kind })}>
      <Suspense>
        <Decisions records={records} game={game} pair={pairs[at]!} never={parting === undefined} />
      </Suspense>
      <div className="steps">
        <Step by="roundBack" game={game} go={() => go(roundStep(pairs, at, false))} />
        <Step by="back" game={game} go={() => go(at - 1)} />
        <Step by="on" game={game} go={() => go(at + 1)} />
        <Step by="roundOn" game={game} go={() => go(roundStep(pairs, at, true))} />
        <MoveSlider at={at} moves={pairs.length} go={go} />
        <output>
          {step === 0 ? words.say('deals.compare.start') : words.say('deals.compare.at', { kind, round, step })}
        </output>
        <SendOn game={game} />
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

/** Whoever offered the deal learns how it went; games of this device have no address for others. */
function SendOn({ game }: { game: GameName }) {
  const words = useWords()
  const { pathname } = location
  if (!/^\/compare\/table\/[^/]+\/table\//.test(pathname)) return null
  const text = words.say('table.after.shareText', { game: FACTS[game].title })
  return (
    <button type="button" className="small" onClick={() => void share(pathname, text, words.say('common.copied'))}>
      <Glyph name="share" size={18} />
      {words.say('table.after.share')}
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
  if (decisions.length === 0) return <p>{words.say('deals.compare.done', { kind: dealOf(game) })}</p>
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
