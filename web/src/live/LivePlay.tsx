import type { Spot } from '@grotto/kernel'
import type { TableInfo } from '@grotto/protocol'
import type { Words } from '@grotto/words'
import { lazy, Suspense, useMemo, useState } from 'react'
import { Loading } from '../app/Loading.tsx'
import type { Word } from '../boards/board.ts'
import type { AnyBoardProps } from '../boards/boards.ts'
import { FairnessNotice } from '../fairness/FairnessNotice.tsx'
import { FACTS, type GameName } from '../games.ts'
import { useLit } from '../local/use-lit.ts'
import { useRoster } from '../local/use-roster.ts'
import { PlayFrame } from '../play/PlayFrame.tsx'
import type { Behind } from '../play/problem-report.ts'
import { useHands } from '../screen/hands.ts'
import { useWords } from '../words/words.tsx'
import { AfterLiveGame } from './AfterLiveGame.tsx'
import { sayAnswer } from './answers.ts'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { DecisionClock } from './DecisionClock.tsx'
import { EndedBehind } from './EndedBehind.tsx'
import { GoneTable } from './GoneTable.tsx'
import { LiveMenu } from './LiveMenu.tsx'
import type { LiveTable, TableRequest } from './live-table.ts'
import { boardNotes } from './notes.ts'
import { StandInBanner } from './StandInBanner.tsx'
import { StoppedGame } from './StoppedGame.tsx'
import { sittersOf } from './sitters.ts'
import { useAnnouncements, useMissed } from './use-announcements.ts'
import { useTell } from './use-tell.ts'
import { useTookBack } from './use-took-back.ts'
import { useTurnReminder } from './use-turn-reminder.ts'
import { useVoteEnded } from './use-vote-ended.ts'
import { Votes } from './Votes.tsx'
import './live.css'

const LiveAdviser = lazy(async () => ({ default: (await import('./LiveAdviser.tsx')).LiveAdviser }))
const ShadowNotices = lazy(async () => ({ default: (await import('./Shadowing.tsx')).ShadowNotices }))
const hasShadows = ({ shadows, shadowing }: LiveTable): boolean =>
  shadows.asking.length + shadows.allowed.length > 0 || shadowing.seat !== null

const behindTable = async (id: string): Promise<Behind | undefined> => {
  const { findRecord } = await import('../replay/records.ts')
  const record = await findRecord('table', id)
  return record && { record }
}

export function LivePlay({ table, info }: { table: LiveTable; info: TableInfo }) {
  const board = useBoardProps(table, info)
  const tell = useTell(table)
  const words = useWords()
  useTurnReminder(info.id, isMyTurn(table), turnAt(words, info.game))
  useAnnouncements(info)
  useMissed(table)
  const names = board?.sitters.map(({ name }) => name)
  useTookBack(table, names)
  useVoteEnded(table, info, names)
  const mayUndo =
    info.status === 'playing' && info.settings.undo !== 'none' && !FACTS[info.game as GameName].secret && iActed(table)
  if (info.status === 'frozen' || (info.status === 'abandoned' && !board)) return <GoneTable status={info.status} />
  if (!board) return <Loading />
  return <Shown table={table} info={info} board={board} {...(mayUndo && { undo: () => void tell({ type: 'undo' }) })} />
}

interface ShownProps {
  readonly table: LiveTable
  readonly info: TableInfo
  readonly board: AnyBoardProps
  readonly undo?: () => void
}

function Shown({ table, info, board, undo }: ShownProps) {
  const lit = useLit(board)
  const [telling, setTelling] = useState(false)
  const { viewer } = table
  return (
    <PlayFrame
      game={info.game as GameName}
      board={lit.board}
      myTurn={isMyTurn(table)}
      behind={async () => (info.status === 'finished' ? behindTable(info.id) : undefined)}
      {...(undo && { undo })}
      buttons={
        <>
          {viewer !== 'spectator' && isAsked(table) && !telling && (
            <Suspense>
              <LiveAdviser table={table} info={info} seat={viewer} light={lit.light} act={lit.take} />
            </Suspense>
          )}
          <LiveMenu table={table} info={info} />
        </>
      }
      onTelling={setTelling}
      head={<StandInBanner table={table} info={info} />}
    >
      <ConnectionNotice connection={table.connection} />
      <div className="table-notices">
        <FairnessNotice noted={table.fairness.noted} />
        <EndedBehind table={table} info={info} />
        <DecisionClock table={table} />
        {hasShadows(table) && (
          <Suspense>
            <ShadowNotices table={table} info={info} />
          </Suspense>
        )}
        <Votes table={table} info={info} names={board.sitters.map(({ name }) => name)} />
      </div>
      <Suspense>
        <StoppedGame info={info} board={board} />
      </Suspense>
    </PlayFrame>
  )
}

function useBoardProps(table: LiveTable, info: TableInfo): AnyBoardProps | undefined {
  const words = useWords()
  const roster = useRoster(info.game as GameName)
  const { version } = table
  const hands = useHands(({ tables }) => tables.includes(info.id)) && table.viewer !== 'spectator'
  const position = usePosition(table)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same steps are the same log
  const log = useMemo(() => table.log, [table, table.known?.log])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table changes in place, its version says when
  return useMemo(() => {
    if (!position) return undefined
    const sitters = sittersOf(words, info.seats, roster, awayFrom(table))
    const names = sitters.map(({ name }) => name)
    return {
      ...position,
      sitters,
      act: action => void table.act(action).then(answer => answer && sayAnswer(words, answer)),
      log,
      notes: boardNotes(words, info, table.known?.log ?? [], names),
      talk: {
        ...table.talk,
        ...(table.viewer !== 'spectator' && { say: sayTo(table, words) }),
        silent: info.status === 'playing' && info.settings.talk === 'silent',
      },
      showOdds: info.settings.odds,
      ...(table.shadows.allowed.length > 0 && {
        onAttend: (spot: Spot | null) => void table.ask({ type: 'attend', spot }),
      }),
      ...(table.shadowing.allowed && table.attention && { marks: [{ at: table.attention }] }),
      ...(hands && info.status === 'playing' && { part: 'hands' as const }),
      afterGame: <AfterLiveGame table={table} info={info} />,
    }
  }, [table, version, position, log, words, roster, hands])
}

/** What may be seen and done, made anew only when that changes: a word said at the table must not close what is open. */
function usePosition(table: LiveTable): Pick<AnyBoardProps, 'view' | 'viewer' | 'legal' | 'refusal'> | undefined {
  const { game, view, viewer, busy } = table
  const playing = table.info?.status === 'playing'
  return useMemo(() => {
    if (!game || !view) return undefined
    const seat = viewer === 'spectator' ? undefined : viewer
    return {
      view,
      viewer,
      // Not only while it is her turn: who has laid a card may change it until all have (D-30).
      legal: seat !== undefined && playing && !busy ? game.legal(view, seat) : [],
      refusal: action => (seat === undefined ? undefined : game.refusal(view, seat, action)),
    }
  }, [game, view, viewer, busy, playing])
}

/** Seats whose player is elsewhere; whoever looks at this page is not. */
const awayFrom = ({ present, viewer, info }: LiveTable): readonly number[] =>
  present && info ? [...info.seats.keys()].filter(seat => seat !== viewer && !present.includes(seat)) : []

const sayTo = (table: LiveTable, words: Words) => (word: Word) =>
  void table.ask(word as TableRequest).then(answer => sayAnswer(words, answer))

/** Also while the server still thinks about what I did: a turn of several actions is one turn. */
const isMyTurn = ({ info, game, view, viewer }: LiveTable): boolean =>
  info?.status === 'playing' &&
  game !== undefined &&
  view !== undefined &&
  viewer !== 'spectator' &&
  game.toAct(view).includes(viewer)

/** A bot that plays for her is asked in her place. */
function isAsked(table: LiveTable): boolean {
  const seat = table.viewer === 'spectator' ? undefined : table.info?.seats[table.viewer]
  return isMyTurn(table) && seat?.kind === 'human' && !seat.standIn
}

const turnAt = (words: Words, game: string): string =>
  `${words.say('table.yourTurn')} · ${FACTS[game as GameName].title}`

/** Whether there is anything of mine to take back. */
const iActed = (table: LiveTable): boolean => table.known?.log.some(step => step.seat === table.viewer) ?? false
