import type { GameRecord } from '@grotto/kernel'
import { Suspense, use, useMemo, useState } from 'react'
import { Header } from '../app/Header.tsx'
import { Loading } from '../app/Loading.tsx'
import { usePageTitle } from '../app/page-title.ts'
import { dealOf, loadBoard } from '../boards/boards.ts'
import type { GameName } from '../games.ts'
import { DrawnBoard } from '../play/DrawnBoard.tsx'
import type { Moment } from '../replay/moments.ts'
import { useMoments, useReplayBoard } from '../replay/use-replay.ts'
import { useWords } from '../words/words.tsx'
import { CompareBar } from './CompareBar.tsx'
import { type Pair, sideBySide } from './side-by-side.ts'
import './compare.css'

interface Props {
  readonly left: GameRecord
  readonly right: GameRecord
  readonly game: GameName
  readonly isOneDeal: boolean
}

export type SideName = 'left' | 'right'
export const SIDES: readonly SideName[] = ['left', 'right']

/** Both games at the same place, with what was decided there. */
export function Compare({ left, right, game, isOneDeal }: Props) {
  const words = useWords()
  usePageTitle(words.say('deals.compare.title', { kind: dealOf(game) }))
  const [one, two] = [useMoments(left, game), useMoments(right, game)]
  const pairs = useMemo(
    () => one && two && sideBySide({ record: left, moments: one }, { record: right, moments: two }),
    [left, right, one, two],
  )
  if (!one || !two || !pairs) return <Loading />
  return <Sides left={left} right={right} game={game} isOneDeal={isOneDeal} moments={[one, two]} pairs={pairs} />
}

interface SidesProps extends Props {
  readonly moments: readonly [readonly Moment[], readonly Moment[]]
  readonly pairs: readonly Pair[]
}

function Sides({ left, right, game, isOneDeal, moments, pairs }: SidesProps) {
  const words = useWords()
  const [at, setAt] = useState(0)
  /** A phone shows one of them. */
  const [shown, setShown] = useState<SideName>('left')
  const pair = pairs[at]!
  const go = (to: number) => setAt(Math.max(0, Math.min(pairs.length - 1, to)))
  return (
    <>
      <Header back="/" />
      <main className="compare">
        <h1 className="unseen">{words.say('deals.compare.title', { kind: dealOf(game) })}</h1>
        {!isOneDeal && <p className="unlike">{words.say('deals.compare.other')}</p>}
        <div className="sides" data-shown={shown}>
          {SIDES.map((name, place) => (
            <OneSide
              key={name}
              name={name}
              record={place === 0 ? left : right}
              game={game}
              moments={moments[place]!}
              at={pair.numbers[place]!}
              shown={shown === name}
              show={() => setShown(name)}
            />
          ))}
        </div>
        <CompareBar records={[left, right]} game={game} pairs={pairs} at={at} go={go} />
      </main>
    </>
  )
}

interface OneSideProps {
  readonly name: SideName
  readonly record: GameRecord
  readonly game: GameName
  readonly moments: readonly Moment[]
  readonly at: number
  readonly shown: boolean
  readonly show: () => void
}

function OneSide({ name, record, game, moments, at, shown, show }: OneSideProps) {
  const words = useWords()
  const moment = moments[at]
  const board = useReplayBoard(record, game, moment, false)
  const end = useReplayBoard(record, game, moments.at(-1), false)
  const label = words.say(`deals.compare.${name}`)
  return (
    <section className={`side ${name}`} aria-label={label}>
      <button type="button" className="result" aria-pressed={shown} onClick={show}>
        <small>{label}</small>
        <Suspense fallback={<b>…</b>}>{end && <Result game={game} {...end} />}</Suspense>
      </button>
      <div className="board-box">
        <Suspense fallback={<Loading />}>{board && <DrawnBoard game={game} {...board} part="board" />}</Suspense>
      </div>
    </section>
  )
}

/** Who played, and how it ended. */
function Result({
  game,
  view,
  sitters,
}: Pick<NonNullable<ReturnType<typeof useReplayBoard>>, 'view' | 'sitters'> & { game: GameName }) {
  const words = useWords()
  const { sumUp } = use(loadBoard(game))
  const people = sitters.filter(({ bot }) => !bot).map(({ name }) => name)
  return (
    <>
      <b>{words.list(people.length > 0 ? people : sitters.map(({ name }) => name))}</b>
      {sumUp && <span>{sumUp(words, view, sitters).headline}</span>}
    </>
  )
}
