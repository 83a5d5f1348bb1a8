import type { DiamantOdds } from '@grotto/diamant'
import type { Words } from '@grotto/words'

type Tongue = Words<'diamant'>
const PARTS = ['deadly', 'firstTrap', 'treasure', 'relic'] as const

/** What everybody can count about the next card, and what it means to somebody in the cave. */
export function tellOdds({ next, own }: DiamantOdds, words: Tongue): string[] {
  const percent = percentIn(words)
  const list = PARTS.filter(part => next[part] > 0).map(part =>
    words.say('diamant.odds.part', { what: words.say(`diamant.odds.${part}`), percent: percent(next[part]) }),
  )
  return [
    words.say('diamant.odds.next', { list: words.list(list) }),
    words.say('diamant.odds.say.risk', { percent: percent(next.deadly) }),
    ...(own ? ownOdds(own, words) : []),
  ]
}

function ownOdds({ ahead, leave }: NonNullable<DiamantOdds['own']>, words: Tongue): string[] {
  const one = new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 })
  const low = one.format(Math.min(...ahead))
  const high = one.format(Math.max(...ahead))
  const list = leave.map((brings, others) => `${one.format(brings)} (${leavers(others + 1, words)})`)
  return [
    words.say('diamant.odds.say.goOn', { range: low === high ? low : `${low}–${high}` }),
    words.say('diamant.odds.say.leave', { list: words.list(list) }),
  ]
}

const leavers = (count: number, words: Tongue): string =>
  count === 1 ? words.say('diamant.odds.alone') : words.say('diamant.odds.by', { count: String(count) })

function percentIn({ language }: Tongue): (part: number) => string {
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  return part => format.format(part)
}
