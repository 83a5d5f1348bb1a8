import { type ReactNode, useState } from 'react'
import { Confirm } from '../app/Confirm.tsx'
import { useWords } from '../words/words.tsx'

type Deed = 'leave' | 'stop' | 'handOver' | 'remove' | 'startAnyway'

interface Question {
  readonly deed: Deed
  readonly text: string
  readonly names?: Readonly<Record<string, string>>
  readonly act: () => void
}

/** Asks before a deed; the dialog that is given back belongs somewhere on the screen. */
export function useConfirm(): [ask: (question: Question) => void, dialog: ReactNode] {
  const words = useWords()
  const [question, ask] = useState<Question>()
  const dialog = question && (
    <Confirm
      title={words.say(`table.confirm.${question.deed}.title`, { name: '', names: '', ...question.names })}
      text={question.text}
      does={words.say(`table.confirm.${question.deed}.do`)}
      act={question.act}
      onClose={() => ask(undefined)}
    />
  )
  return [ask, dialog]
}
