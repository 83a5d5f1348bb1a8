import { Header } from '../app/Header.tsx'
import { usePageTitle } from '../app/page-title.ts'
import { GAMES } from '../games.ts'
import { useWords, WordsFor } from '../words/words.tsx'
import { DailyShelf } from './DailyShelf.tsx'
import { Footer } from './Footer.tsx'
import { GamePanel } from './GamePanel.tsx'
import { Invitations } from './Invitations.tsx'
import { JoinByCode } from './JoinByCode.tsx'
import { MyTables, PlayOn } from './MyTables.tsx'
import { useMine } from './my-lines.ts'
import { OneDevice } from './OneDevice.tsx'
import { PublicTables } from './PublicTables.tsx'
import './front.css'

export function FrontPage() {
  usePageTitle()
  return (
    <WordsFor areas={['common', 'lobby']}>
      <Header />
      <Front />
      <Footer />
    </WordsFor>
  )
}

function Front() {
  const words = useWords()
  const mine = useMine()
  return (
    <main className="front">
      <Invitations mine={mine} />
      <PlayOn mine={mine} />
      <h1>{words.say('lobby.title')}</h1>
      <div className="games">
        {GAMES.map(game => (
          <GamePanel key={game} game={game} />
        ))}
      </div>
      <DailyShelf />
      <div className="shelves">
        <JoinByCode />
        <MyTables mine={mine} />
        <PublicTables />
        <OneDevice />
      </div>
    </main>
  )
}
