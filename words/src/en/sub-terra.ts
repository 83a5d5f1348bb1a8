export const subTerra = {
  'subTerra.name': 'Sub Terra',
} as const
