import type { Game, Puzzle } from '@grotto/kernel'
import { useMemo, useState } from 'react'
import { useMe } from '../account/me.ts'
import type { AnyBoardProps } from '../boards/boards.ts'
import type { GameName } from '../games.ts'
import { botNames, thinkers } from '../local/bot-sitters.ts'
import { useRoster } from '../local/use-roster.ts'
import { tryPuzzle } from '../net/puzzles.ts'
import { PlayFrame } from '../play/PlayFrame.tsx'
import { useWords } from '../words/words.tsx'
import { PuzzlePanel } from './PuzzlePanel.tsx'
import { keepSolved } from './puzzles.ts'
import type { Tally } from './Rating.tsx'

export interface Posed {
  readonly game: GameName
  readonly engine: Game
  readonly puzzle: Puzzle
  /** As the seat that has to act sees it. */
  readonly view: object
  readonly number: number
  readonly all: number
  readonly puzzles: readonly Puzzle[]
}

/** The real board, on which one action is an answer; above it what is asked, then what the answer is worth. */
export function PuzzlePlay(posed: Posed) {
  const { game, engine, puzzle, view } = posed
  const [answers, setAnswers] = useState<readonly string[]>([])
  const [shown, setShown] = useState<string>()
  const [tally, setTally] = useState<Tally>()
  const answer = (action: unknown) => {
    const text = engine.notation.makeAction(view, action as never)
    if (answers.length === 0) {
      if (text === puzzle.actions[0]?.[0]) keepSolved(game, puzzle)
      // What it says is extra: without a server everything else works.
      tryPuzzle(game, { puzzle: puzzle.id, action: text }).then(setTally, () => {})
    }
    setAnswers([...answers, text])
    setShown(text)
  }
  return (
    <PlayFrame
      game={game}
      board={useBoardProps(posed, shown === undefined, answer)}
      head={<PuzzlePanel {...posed} answer={shown} tally={tally} again={() => setShown(undefined)} />}
    />
  )
}

function useBoardProps({ game, engine, puzzle, view }: Posed, asked: boolean, act: (action: unknown) => void) {
  const words = useWords()
  const name = useMe(me => me.name) || words.say('common.guest')
  const roster = useRoster(game)
  const { seat } = puzzle
  return useMemo((): AnyBoardProps => {
    const names = botNames(thinkers(roster))
    const options = (engine.encode(view) as { options: object }).options
    return {
      view,
      viewer: seat,
      sitters: Array.from({ length: engine.seatCount(options as never) }, (_, other) =>
        other === seat
          ? { name, bot: false }
          : { name: names[other > seat ? other - 1 : other] ?? `${other + 1}`, bot: true },
      ),
      legal: asked ? engine.legal(view, seat) : [],
      refusal: action => engine.refusal(view, seat, action),
      act,
      log: [],
      showOdds: true,
    }
  }, [engine, view, seat, roster, name, asked, act])
}
