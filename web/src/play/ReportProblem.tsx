import { useState } from 'react'
import { sayProblem } from '../app/problems.ts'
import type { AnyBoardProps } from '../boards/boards.ts'
import type { GameName } from '../games.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { useWords } from '../words/words.tsx'
import { type Behind, problemReport, saveReport } from './problem-report.ts'

export interface Reported {
  readonly game: GameName
  readonly board: AnyBoardProps
  /** The game behind the board, where it may be known. */
  readonly behind?: () => Promise<Behind | undefined>
}

const LONGEST = 1_000

/** It stands at the foot of the menu: what opens there would lie below a phone's fold. */
const show = ({ currentTarget }: { readonly currentTarget: HTMLDetailsElement }): void => {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' })
}

/** Something seems wrong: one file with what is on the board, saved on this device. */
export function ReportProblem({ game, board, behind }: Reported) {
  const words = useWords()
  const [says, setSays] = useState('')
  const [saved, setSaved] = useState<string>()
  const save = async () => {
    try {
      setSaved(saveReport(await problemReport(game, board, says.trim(), words.language, await behind?.())))
    } catch (problem) {
      sayProblem(words, problem)
    }
  }
  return (
    <details className="report-problem" onToggle={show}>
      <summary>{words.say('problem.title')}</summary>
      <p>{words.say('problem.text')}</p>
      <textarea
        className="field"
        aria-label={words.say('problem.says')}
        placeholder={words.say('problem.says')}
        maxLength={LONGEST}
        value={says}
        onChange={event => setSays(event.target.value)}
      />
      <button type="button" className="plain" onClick={() => void save()}>
        <Glyph name="save" />
        {words.say('problem.save')}
      </button>
      {saved && <p role="status">{words.say('problem.saved', { file: saved })}</p>}
    </details>
  )
}
