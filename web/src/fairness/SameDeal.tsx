import type { TableInfo } from '@grotto/protocol'
import { useWords } from '../words/words.tsx'
import './imported.css'

/** In a word, for lists. */
export function SameDealMark() {
  return <em className="imported">{useWords().say('lobby.sameDeal')}</em>
}

/** Whoever sits down here, or reads how it ended, is told that somebody may have known what would come. */
export function SameDealNotice({ sameDeal }: { sameDeal: TableInfo['sameDeal'] | true }) {
  const words = useWords()
  if (!sameDeal) return null
  const imported = sameDeal !== true && sameDeal.imported
  return (
    <p className="imported">
      {words.say('table.sameDeal')}
      {imported && ` ${words.say('table.sameDeal.imported')}`}
    </p>
  )
}
