export const diamant = {
  'diamant.name': 'Diamant',
} as const
