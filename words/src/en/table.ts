export const table = {
  'table.yourTurn': 'Your turn',
} as const
