import { serveParent } from '../../src/process/serve-parent.ts'

export type Chore = 'echo' | 'hunger' | 'forever' | 'pid'

/** Does what a worker should not. */
serveParent<{ readonly chore: Chore }, unknown>(({ chore }) => {
  if (chore === 'hunger') {
    const eaten: string[] = []
    for (;;) eaten.push(`${Math.random()}`.repeat(1_000))
  }
  for (; chore === 'forever'; );
  return chore === 'pid' ? process.pid : chore
})
