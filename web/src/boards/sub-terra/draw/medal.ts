import type { Svg } from './shapes.ts'

const METAL = {
  gold: ['#f3cf63', '#8a6414', '#d9a92e', '#fff0b8', '#b07f16'],
  silver: ['#cfd6dc', '#6d7780', '#aab4bd', '#eef2f5', '#78838d'],
  bronze: ['#d99a6c', '#6b3f1d', '#b9744a', '#f5d3bb', '#8f5630'],
  defeat: ['#4b5862', '#1d242a', '#37424b', '#63717c', '#20272e'],
} as const
export type MedalKind = keyof typeof METAL

export const MEDAL_SIZE = [120, 150] as const

/** E-2 What the team brings home, on its ribbon: the way out shines, or it is dark. */
export function drawMedal(kind: MedalKind): Svg {
  const [face, edge, inner, shine, cave] = METAL[kind]
  const lost = kind === 'defeat'
  return `<path d="M38 4h18l10 50H50zM82 4H64L54 54h16z" fill="#7d2231" stroke="#3d0c16" stroke-width="2"/>
<path d="M64 4h18L70 54H54z" fill="#b3263a" stroke="#3d0c16" stroke-width="2"/>
<circle cx="60" cy="96" r="44" fill="${edge}"/>
<circle cx="60" cy="94" r="44" fill="${face}" stroke="${edge}" stroke-width="2"/>
<circle cx="60" cy="94" r="36" fill="${inner}" stroke="${shine}" stroke-width="2"/>
<path d="M30 114C34 84 44 68 60 68s26 16 30 46A36 36 0 0 1 30 114Z" fill="${cave}"/>
<path d="M46 124c0-22 4-34 14-34s14 12 14 34a36 36 0 0 1-28 0z" fill="${lost ? '#07090b' : '#fdf8ea'}"/>
<path d="M32 78a34 34 0 0 1 30-20" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity="${lost ? 0.25 : 0.9}"/>`
}
