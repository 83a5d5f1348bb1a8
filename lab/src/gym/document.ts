import { LAB_GAMES } from '../games/lab-games.ts'
import { sizeOf } from './gym-game.ts'

const BEGIN = '<!-- fields: npm run docs:gym -->'
const END = '<!-- /fields -->'

/** docs/python/README.md with the fields and actions of every game as they are. */
export function gymDocument(text: string): string {
  const [before = '', rest = ''] = text.split(BEGIN)
  const [, after = ''] = rest.split(END)
  return `${before}${BEGIN}\n\n${tables().join('\n\n')}\n\n${END}${after}`
}

function tables(): string[] {
  return LAB_GAMES.flatMap(({ game, gym }) => {
    if (!gym) return []
    let at = 0
    const rows = gym.fields.map(({ name, size, says }) => {
      const place = size === 1 ? `${at}` : `${at}–${at + size - 1}`
      at += size
      return `| \`${name}\` | ${place} | ${says} |`
    })
    const actions = gym.actions.map(name => `\`${name}\``).join(' · ')
    return [
      `### ${game.id}: ${sizeOf(gym)} numbers, ${gym.actions.length} actions`,
      ['| field | numbers | says |', '|---|---|---|', ...rows].join('\n'),
      `Actions, from 0: ${actions}`,
    ]
  })
}
