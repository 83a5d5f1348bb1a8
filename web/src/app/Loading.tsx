import { Flame } from '../pictures/Glyph.tsx'
import { useWords } from '../words/words.tsx'
import './screens.css'

export function Loading() {
  const words = useWords()
  return (
    <output className="loading">
      <Flame size={40} />
      <span>{words.say('common.loading')}</span>
    </output>
  )
}
