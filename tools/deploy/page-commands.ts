import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../steps.ts'

const page = readFileSync(join(root, 'docs/operating.md'), 'utf8')

/** Blocks of docs/operating.md that a test runs, in their order, each with the heading it stands under. */
export function runnableBlocks(): { heading: string; script: string }[] {
  let heading = ''
  const blocks: { heading: string; script: string }[] = []
  for (const [, title, script] of page.matchAll(/^## (.+)$|^```sh run\n([\s\S]*?)^```$/gm)) {
    if (title) heading = title
    else blocks.push({ heading, script: script! })
  }
  return blocks
}

/** The block with which a PostgreSQL is backed up and brought back. */
export function postgresDrill(): string {
  const drill = /^```sh run postgres\n([\s\S]*?)^```$/m.exec(page)?.[1]
  if (!drill) throw new Error('docs/operating.md says nothing of backing up PostgreSQL')
  return drill
}

/** Commands that the page runs in the container, without what is a comment or stands for something. */
export function containerCommands(): string[][] {
  const lines = [...page.matchAll(/^docker compose exec grotto (.+)$/gm)].map(([, command]) => command!)
  return lines.map(line => line.replace(/\s+#.*$/, '').split(' '))
}
