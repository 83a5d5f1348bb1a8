import { Header } from '../app/Header.tsx'
import { usePageTitle } from '../app/page-title.ts'
import { GAMES } from '../games.ts'
import { useWords, WordsFor } from '../words/words.tsx'
import { GamePanel } from './GamePanel.tsx'
import { JoinByCode } from './JoinByCode.tsx'
import { MyTables } from './MyTables.tsx'
import { OneDevice } from './OneDevice.tsx'
import { PublicTables } from './PublicTables.tsx'
import { Version } from './Version.tsx'
import './front.css'

export function FrontPage() {
  usePageTitle()
  return (
    <WordsFor areas={['common', 'lobby']}>
      <Header />
      <Front />
      <Version />
    </WordsFor>
  )
}

function Front() {
  const words = useWords()
  return (
    <main className="front">
      <h1>{words.say('lobby.title')}</h1>
      <div className="games">
        {GAMES.map(game => (
          <GamePanel key={game} game={game} />
        ))}
      </div>
      <div className="shelves">
        <JoinByCode />
        <MyTables />
        <PublicTables />
        <OneDevice />
      </div>
    </main>
  )
}
