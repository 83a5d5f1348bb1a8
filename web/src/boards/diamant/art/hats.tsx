import type { ReactNode } from 'react'
import type { lookOf } from './Emblem.tsx'

type Hat = ReturnType<typeof lookOf>['hat']

const BROWN = '#6b3f22'

/** What each explorer wears, in her colour. */
export const HATS: Readonly<Record<Hat, (colour: string) => ReactNode>> = {
  lamp: c => (
    <>
      <path d="M-15-70Q-14-88 0-88T15-70Z" fill={c} />
      <path d="M-18-70H18" strokeWidth="4" />
      <circle cx="3" cy="-79" r="5" fill="#fff4c8" />
    </>
  ),
  ranger: c => (
    <>
      <path d="M-24-71Q0-78 24-71 0-65-24-71Z" fill={c} />
      <path d="M-12-72-8-90Q0-84 8-90L12-72Z" fill={c} />
    </>
  ),
  pith: c => (
    <>
      <path d="M-20-70Q-18-90 0-92 18-90 20-70 0-76-20-70Z" fill={c} />
      <path d="M-16-76Q0-82 16-76" fill="none" />
    </>
  ),
  hard: c => (
    <>
      <path d="M-15-71V-78Q-14-90 0-90T15-78V-71H22V-67H-15Z" fill={c} />
      <path d="M0-90V-72" fill="none" />
    </>
  ),
  scarf: c => (
    <>
      <path d="M-14-68Q-16-86 0-86T14-68Q0-76-14-68Z" fill={c} />
      <path d="M13-72 26-78 22-66Z" fill={c} />
    </>
  ),
  bun: c => (
    <>
      <circle cy="-88" r="7" fill={BROWN} />
      <path d="M-13-70Q-14-84 0-84T13-70Q0-78-13-70Z" fill={BROWN} />
      <path d="M-13-73Q0-80 13-73" stroke={c} strokeWidth="5" fill="none" />
    </>
  ),
  hood: c => <path d="M-17-56Q-20-92 0-92T17-56Q12-60 11-68 8-80 0-80T-11-68Q-12-60-17-56Z" fill={c} />,
  feather: c => (
    <>
      <path d="M-22-71Q0-77 22-71 0-65-22-71Z" fill={c} />
      <path d="M-11-72Q-10-88 0-88T11-72Z" fill={c} />
      <path d="M8-80Q20-92 16-104 4-98 8-80Z" fill="#fff4e2" />
    </>
  ),
}
