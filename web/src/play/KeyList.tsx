import { use } from 'react'
import { loadBoard } from '../boards/boards.ts'
import type { GameName } from '../games.ts'
import { useWords } from '../words/words.tsx'

/** Every key a board listens to; nothing where it listens to none. */
export function KeyList({ game }: { game: GameName }) {
  const words = useWords()
  const { keys, keyHelp } = use(loadBoard(game))
  if (!keys) return null
  return (
    <details>
      <summary>{words.say('table.menu.keys')}</summary>
      {keyHelp && <p>{keyHelp(words)}</p>}
      <dl className="keys">
        {keys(words).map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
