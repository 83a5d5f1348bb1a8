export const common = {
  'common.name': 'Grotto',
} as const
