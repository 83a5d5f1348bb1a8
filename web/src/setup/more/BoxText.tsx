import { useState } from 'react'
import { copy } from '../../app/copy.ts'
import { useWords } from '../../words/words.tsx'
import type { Read } from './box-text.ts'

interface BoxTextProps<T> {
  readonly text: string
  readonly read: (text: string) => Read<T>
  readonly take: (box: T) => void
  readonly disabled: boolean
}

/** A box as text, to copy and to paste. A line that cannot be read is named, and nothing changes. */
export function BoxText<T>({ text, read, take, disabled }: BoxTextProps<T>) {
  const words = useWords()
  const [{ written, of }, setWritten] = useState({ written: text, of: text })
  const [wrong, setWrong] = useState('')
  // At once, not in an effect: what is typed in between would be lost.
  if (of !== text) setWritten({ written: text, of: text })
  const use = () => {
    const answer = read(written)
    if (answer.ok) take(answer.box)
    setWrong(answer.ok ? '' : words.say('setup.text.unreadable', { line: answer.line, text: answer.text }))
  }
  return (
    <details className="box-text">
      <summary>{words.say('setup.text')}</summary>
      <p>{words.say('setup.text.note')}</p>
      <textarea
        rows={8}
        spellCheck={false}
        aria-label={words.say('setup.text')}
        value={written}
        disabled={disabled}
        onInput={event => setWritten({ written: event.currentTarget.value, of: text })}
      />
      <p role="alert">{wrong}</p>
      <div className="buttons">
        <button type="button" className="small" onClick={() => void copy(written, words.say('common.copied'))}>
          {words.say('setup.text.copy')}
        </button>
        <button type="button" className="small" onClick={use} disabled={disabled || written === text}>
          {words.say('setup.text.use')}
        </button>
      </div>
    </details>
  )
}
