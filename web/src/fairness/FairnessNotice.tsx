import { useWords } from '../words/words.tsx'
import type { Noted } from './notes.ts'

/** What is wrong with the shuffles, said for as long as the table is open. */
export function FairnessNotice({ noted }: { noted: Noted | undefined }) {
  const words = useWords()
  if (!noted || noted.faults.length === 0) return null
  return (
    <div className="unfair" role="alert">
      {noted.faults.map(fault => (
        <p key={fault}>{words.say(`table.fair.${fault}`)}</p>
      ))}
    </div>
  )
}
