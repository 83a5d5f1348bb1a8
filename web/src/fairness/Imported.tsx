import type { Imported } from '@grotto/kernel'
import { useWords } from '../words/words.tsx'
import './imported.css'

interface Props {
  /** What of the game came from a file; nothing where all of it was dealt where it is kept. */
  readonly imported: Imported | undefined
}

/** In a few words, for lists. */
export function ImportedMark({ imported }: Props) {
  const words = useWords()
  return imported ? <em className="imported">{words.say(`lobby.imported.${imported}`)}</em> : null
}

/** Whose word is all that is known of a game's fairness. */
export function ImportedNotice({ imported }: Props) {
  const words = useWords()
  return imported ? <p className="imported">{words.say(`table.imported.${imported}`)}</p> : null
}
