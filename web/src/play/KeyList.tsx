import type { Words } from '@grotto/words'
import { KEYS } from '../boards/sub-terra/scene/actions.ts'
import type { GameName } from '../games.ts'
import { useWords } from '../words/words.tsx'

type Line = readonly [key: string, meaning: string]

const diamantKeys = (words: Words): readonly Line[] => [
  ['G', words.say('diamant.goOn')],
  ['L', words.say('diamant.leave')],
  ['P', `${words.say('diamant.talk.point')}: ${words.say('diamant.talk.newest')}`],
  ['Esc', words.say('table.keys.hurry')],
]

/** Abilities share one letter, so only the first action of each is named. */
function subTerraKeys(words: Words): readonly Line[] {
  const named = new Map<string, string[]>()
  for (const [type, key] of Object.entries(KEYS) as [keyof typeof KEYS, string][])
    named.set(key, [...(named.get(key) ?? []), words.say(`subTerra.action.${type}`)])
  const acting = [...named].map(([key, actions]): Line => [key.toUpperCase(), actions.join(', ')])
  return [...acting, ['P', words.say('subTerra.signal')], ['Esc', words.say('table.keys.hurry')]]
}

/** Every key a board listens to. */
export function KeyList({ game }: { game: GameName }) {
  const words = useWords()
  const lines = game === 'diamant' ? diamantKeys(words) : subTerraKeys(words)
  return (
    <details>
      <summary>{words.say('table.menu.keys')}</summary>
      {game === 'sub-terra' && <p>{words.say('subTerra.caveHelp')}</p>}
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
