import type { MyGame } from '@grotto/protocol'

const COLUMNS = [
  'at',
  'game',
  'table',
  'seat',
  'seats',
  'people',
  'place',
  'score',
  'result',
  'level',
  'party',
  'cameOut',
  'local',
  'daily',
  'honour',
] as const satisfies readonly (keyof MyGame)[]

/** As RFC 4180 says. Nothing in it is anybody's own words, so nothing needs to be disarmed for spreadsheets. */
export function csvOf(games: readonly MyGame[]): string {
  const lines = games.map(game => COLUMNS.map(column => fieldOf(column, game)).join(','))
  return [COLUMNS.join(','), ...lines, ''].join('\r\n')
}

function fieldOf(column: (typeof COLUMNS)[number], game: MyGame): string {
  const value = game[column]
  if (column === 'at') return new Date(game.at).toISOString()
  if (Array.isArray(value)) return value.join(' ')
  return String(value ?? '')
}
