import { useLocation } from 'wouter'
import { toast } from '../app/Toasts.tsx'
import { useWords } from '../words/words.tsx'

/** Watches a record from a file. What reads it is loaded only when there is one. */
export function OpenRecord() {
  const words = useWords()
  const [, go] = useLocation()
  const open = async (file: File | undefined) => {
    if (!file) return
    const { importRecord } = await import('../replay/records.ts')
    await importRecord(file).then(go, () => toast(words.say('lobby.mine.notARecord')))
  }
  return (
    <label className="open-record">
      {words.say('lobby.mine.import')}
      <input type="file" accept=".json" className="unseen" onChange={event => open(event.currentTarget.files?.[0])} />
    </label>
  )
}
