import type { DailyBot, MyGame } from '@grotto/protocol'
import { toast } from '../app/Toasts.tsx'
import { FACTS, type GameName } from '../games.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { picture } from '../play/share-picture.ts'
import { useWords } from '../words/words.tsx'
import { reachedInWords } from './reached.ts'

interface Props {
  readonly game: GameName
  readonly day: string
  readonly mine: MyGame
  readonly bots: readonly DailyBot[]
}

/** A picture of what was reached, and of nothing that lies in the cave. */
export function ShareDay({ game, day, mine, bots }: Props) {
  const words = useWords()
  const share = async () => {
    const reached = reachedInWords(words, game, { ...mine, cameOut: mine.cameOut.length })
    const headline = words.say('common.about', { what: day, text: reached })
    const lines = bots.map(each => ({ name: each.bot, figure: reachedInWords(words, game, each), colour: '#56b4e9' }))
    const blob = await picture(FACTS[game].title, { headline, lines })
    const files = [new File([blob], `grotto-${game}-day.png`, { type: 'image/png' })]
    const text = `Grotto · ${headline}`
    if (navigator.canShare?.({ files })) return navigator.share({ text, files }).catch(() => {})
    const link = Object.assign(document.createElement('a'), {
      href: URL.createObjectURL(blob),
      download: files[0]!.name,
    })
    link.click()
    URL.revokeObjectURL(link.href)
    toast(words.say('club.daily.kept'))
  }
  return (
    <button type="button" className="plain" onClick={() => void share()}>
      <Glyph name="share" />
      {words.say('club.daily.share')}
    </button>
  )
}
