import { Header } from '../app/Header.tsx'
import { usePageTitle } from '../app/page-title.ts'
import { GAMES } from '../games.ts'
import { useWords, WordsFor } from '../words/words.tsx'
import { ClubsShelf } from './ClubsShelf.tsx'
import { DailyShelf } from './DailyShelf.tsx'
import { Footer } from './Footer.tsx'
import { GamePanel } from './GamePanel.tsx'
import { Invitations } from './Invitations.tsx'
import { JoinByCode } from './JoinByCode.tsx'
import { MyTables, PlayOn } from './MyTables.tsx'
import { useMine } from './my-lines.ts'
import { usePlayed } from './newcomer.ts'
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

/** In the order of what somebody most likely wants; whoever is new here wants to play first. */
function Front() {
  const words = useWords()
  const mine = useMine()
  const played = usePlayed(device => device.played)
  return (
    <main className="front">
      <Invitations mine={mine} />
      <PlayOn mine={mine} />
      {played && <DailyShelf />}
      <h1>{words.say('lobby.title')}</h1>
      <div className="games">
        {GAMES.map(game => (
          <GamePanel key={game} game={game} />
        ))}
      </div>
      <ClubsShelf />
      {!played && <DailyShelf />}
      <div className="shelves">
        <JoinByCode />
        <MyTables mine={mine} />
        <PublicTables />
        <OneDevice />
      </div>
    </main>
  )
}
