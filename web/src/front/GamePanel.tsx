import { Link } from 'wouter'
import { pageOf } from '../boards/boards.ts'
import { FACTS, type GameName } from '../games.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { useWords } from '../words/words.tsx'
import { usePlayed } from './newcomer.ts'

/** A game's poster: what it is in one line, and one torch-coloured button that starts it. */
export function GamePanel({ game }: { game: GameName }) {
  const words = useWords()
  const { title, players, minutes, bots } = FACTS[game]
  const { poster, lesson } = pageOf(game)
  const newcomer = !usePlayed(device => device.played)
  return (
    <article className="game" data-game={game} aria-label={title}>
      {poster && <Picture game={game} />}
      <div className="over">
        <h2>{title}</h2>
        {poster && <p>{words.say(poster.line)}</p>}
        <ul>
          <li>{words.say('lobby.players', { from: players[0], to: players[1] })}</li>
          {poster && <li>{words.say(poster.kind)}</li>}
          <li>{words.say('lobby.minutes', { minutes })}</li>
        </ul>
        <div className="cta">
          <Link className="primary" href={`/play/${game}`}>
            <Glyph name="play" size={22} />
            <span>
              {words.say('lobby.playNow')}
              <small>{words.say('lobby.withBots', { bots })}</small>
            </span>
          </Link>
          {newcomer && lesson?.script && <LearnByPlaying game={game} minutes={lesson.script.minutes} />}
          <Link className="second" href={`/new/${game}`}>
            <Glyph name="table" />
            {words.say('lobby.createTable')}
          </Link>
          {lesson && !(newcomer && lesson.script) && (
            <Link className="third" href={`/learn/${game}`}>
              <Glyph name="school" />
              {words.say('lobby.learn')}
            </Link>
          )}
        </div>
      </div>
    </article>
  )
}

/** Whoever has not played here yet is led to the lesson; whoever knows the box plays. */
function LearnByPlaying({ game, minutes }: { game: GameName; minutes: number }) {
  const words = useWords()
  return (
    <Link className="second lesson" href={`/learn/${game}/play`}>
      <Glyph name="school" size={22} />
      <span>
        {words.say('lobby.learnByPlaying')}
        <small>{words.say('lobby.minutes', { minutes })}</small>
      </span>
    </Link>
  )
}

const Picture = ({ game }: { game: GameName }) => (
  <img
    className="art"
    src={`/pictures/${game}.svg`}
    alt=""
    width="640"
    height="300"
    decoding="sync"
    fetchPriority="high"
  />
)
