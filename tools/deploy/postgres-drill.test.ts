import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ChildServer } from '../../server/test-kit/child-server.ts'
import { Client } from '../../server/test-kit/client.ts'
import { startGame } from '../../server/test-kit/friends.ts'
import { ownPostgres } from '../../storage/test-kit/own-postgres.ts'
import { root } from '../steps.ts'
import { postgresDrill } from './page-commands.ts'
import { StagedPrograms } from './staged-programs.ts'

const folder = mkdtempSync(join(tmpdir(), 'grotto-drill-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A whole PostgreSQL of the machine, server and tools of one version; the package has no tools. */
const installed = folderOfPrograms(['initdb', 'postgres', 'pg_dump', 'pg_restore', 'createdb'])

function folderOfPrograms(wanted: readonly string[]): string | undefined {
  const versions = entries('/usr/lib/postgresql').map(version => join('/usr/lib/postgresql', version, 'bin'))
  return versions.find(bin => wanted.every(program => entries(bin).includes(program)))
}

function entries(path: string): string[] {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}

test.runIf(installed)(
  'a PostgreSQL is backed up while a node runs, and comes back as docs/operating.md says',
  async () => {
    const postgres = await ownPostgres([], installed)
    const server = new ChildServer({ DATABASE_URL: postgres.connection })
    try {
      await server.start()
      const ada = await Client.arrive(server.address, 'Ada')
      await ada.connect()
      await startGame([ada], { game: 'diamant', options: { players: 3 } })
      ada.drop()
      const drill = postgresDrill().replaceAll('/opt/grotto', root).replaceAll('/var/backups/grotto', folder)
      const { code, said } = await new StagedPrograms(folder).run(
        drill,
        { DATABASE_URL: postgres.connection },
        installed!,
      )
      expect([said, code]).toEqual([expect.stringContaining('1 tables'), 0])
      expect(said).toContain(', 0 that do not replay')
    } finally {
      await server.remove()
      await postgres.stop()
    }
  },
)
