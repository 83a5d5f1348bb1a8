import { use } from 'react'
import type { KeyLine } from '../boards/board-module.ts'
import { loadBoard } from '../boards/boards.ts'
import type { GameName } from '../games.ts'
import { useSpoken } from '../hear/spoken.ts'
import { useWords } from '../words/words.tsx'

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** Every key a board listens to, and what it can be asked for. */
export function KeyList({ game }: { game: GameName }) {
  const words = useWords()
  const { keys, keyHelp } = use(loadBoard(game))
  const scans = useSpoken(({ scans }) => scans)
  const asking = scans.map(({ key, name }): KeyLine => [key.toUpperCase(), capital(name)])
  const lines = [...(keys?.(words) ?? []), ...asking, ['/', words.say('table.command.open')] satisfies KeyLine]
  return (
    <details>
      <summary>{words.say('table.menu.keys')}</summary>
      {keyHelp && <p>{keyHelp(words)}</p>}
      <dl className="keys">
        {lines.map(([key, meaning]) => (
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
