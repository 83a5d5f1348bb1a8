import type { ReactNode } from 'react'

/** Numbers beside one another, each over what it counts. */
export const Figures = ({ children }: { children: ReactNode }) => <dl className="club-figures">{children}</dl>

export function Figure({ name, value }: { name: string; value: number | string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
