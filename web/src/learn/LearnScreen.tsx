import type { KeyOf } from '@grotto/words'
import { Suspense, use } from 'react'
import { Link, useParams } from 'wouter'
import { useArrival } from '../app/arrival.ts'
import { Header } from '../app/Header.tsx'
import { NotFound } from '../app/NotFound.tsx'
import { usePageTitle } from '../app/page-title.ts'
import { loadLesson, pageOf } from '../boards/boards.ts'
import { Badge } from '../front/Badge.tsx'
import { FACTS, GAMES, type GameName, isGame } from '../games.ts'
import { forgetProgress, hasProgress } from '../lesson/kept.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { WordsForGame } from '../play/WordsForGame.tsx'
import { RuleLink } from '../rules/RuleLink.tsx'
import { useWords } from '../words/words.tsx'
import type { AnyLesson, LessonStep } from './lesson.ts'
import '../setup/setup.css'
import './learn.css'

/** A game in five minutes: what a new player needs before the first turn. */
export function LearnScreen() {
  const { game } = useParams<{ game: string }>()
  const lead = isGame(game) && pageOf(game).lesson?.lead
  if (!isGame(game) || !lead) return <NotFound />
  return (
    <WordsForGame game={game} more={['learn']}>
      <Header back="/" />
      <Learn key={game} game={game} lead={lead} />
    </WordsForGame>
  )
}

function Learn({ game, lead }: { game: GameName; lead: KeyOf<'learn'> }) {
  const words = useWords()
  const title = words.say('learn.title', { game: FACTS[game].title })
  usePageTitle(title)
  return (
    <main className="learn">
      <div className="head">
        <h1>{title}</h1>
        <nav className="pick" aria-label={words.say('table.setup.game')}>
          {GAMES.filter(each => pageOf(each).lesson).map(each => (
            <Link key={each} href={`/learn/${each}`} aria-current={each === game ? 'page' : undefined}>
              <Badge game={each} titled />
              {FACTS[each].title}
            </Link>
          ))}
        </nav>
      </div>
      <p className="lead">{words.say(lead)}</p>
      <Playing game={game} />
      <Suspense>
        <Steps game={game} />
      </Suspense>
      <div className="onwards">
        <Link className="primary" href={`/play/${game}`}>
          <Glyph name="play" size={22} />
          {words.say('learn.play')}
        </Link>
        <Link className="second" href={`/rules/${game}`}>
          <Glyph name="book" />
          {words.say('learn.rules')}
        </Link>
      </div>
    </main>
  )
}

/** The lesson on the board: begun, or gone on with where this device left it. */
function Playing({ game }: { game: GameName }) {
  const words = useWords()
  const script = pageOf(game).lesson?.script
  if (!script) return null
  const begun = hasProgress(game)
  return (
    <section className="playing">
      <div>
        <h2>{words.say('learn.playing')}</h2>
        <p>{words.say('learn.playing.text', { minutes: script.minutes })}</p>
      </div>
      <div className="playing-buttons">
        <Link className="primary" href={`/learn/${game}/play`}>
          <Glyph name="school" size={22} />
          {words.say(begun ? 'learn.playing.goOn' : 'learn.playing.begin')}
        </Link>
        {begun && (
          <Link className="second" href={`/learn/${game}/play`} onClick={() => forgetProgress(game)}>
            <Glyph name="again" />
            {words.say('learn.playing.again')}
          </Link>
        )}
      </div>
    </section>
  )
}

function Steps({ game }: { game: GameName }) {
  const lesson = use(loadLesson(game))
  const { steps, Definitions } = lesson
  useArrival(true)
  return (
    <>
      <Definitions />
      <ol className="steps">
        {steps.map(step => (
          <StepOf key={step.name} game={game} lesson={lesson} step={step} />
        ))}
      </ol>
    </>
  )
}

function StepOf({ game, lesson, step }: { game: GameName; lesson: AnyLesson; step: LessonStep }) {
  const words = useWords()
  const { Picture, heading, text } = lesson
  return (
    <li>
      <div className="picture">
        <Picture step={step.name} />
      </div>
      <div className="told">
        <h2>{words.say(heading(step.name))}</h2>
        <p>{words.say(text(step.name))}</p>
        <p className="rules-of">
          {step.rules.map(rule => (
            <RuleLink key={rule} game={game} rule={rule} />
          ))}
        </p>
      </div>
    </li>
  )
}
