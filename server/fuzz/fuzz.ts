import { parseArgs } from 'node:util'
import { openServer } from '../test-kit/open-server.ts'
import { campaign, type Tried } from './campaign.ts'
import { DoneDoors } from './done-doors.ts'
import { keepFound } from './found.ts'
import { Eavesdropper, leaks } from './leaks.ts'
import { Stage } from './stage.ts'
import type { Surface } from './surface.ts'
import { otherSurfaces, serverSurfaces, shareOf } from './surfaces.ts'

/**
 * npm run fuzz:server -- --cases 10000000 --seed 1
 * Nearly right input, made from the schemas that validate it, through every door. Nothing may end the process, stay
 * without an answer, be answered 5xx, hold the event loop up for 100 ms, or be remembered for ever; no secret is told.
 * `--only socket` tries one door, `--failures 3` leaves it after so many. What fails is made small and kept in found/.
 * `--resume FILE` writes down which doors are done, and goes on after those that the file names.
 */
const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: 'fuzz' },
    only: { type: 'string' },
    failures: { type: 'string', default: '5' },
    resume: { type: 'string' },
  },
})
const CASES = Number(values.cases)
const done = new DoneDoors(values.resume)
const stage = new Stage()
await stage.open()
const eavesdropper = new Eavesdropper()
const routes = await routesOfAServer()
const all = [...otherSurfaces(routes), ...serverSurfaces(stage, routes, eavesdropper.hear)]
const surfaces = all.filter(({ name }) => !values.only || name.startsWith(values.only))

// A fifth first: what is remembered then may be remembered, but not more.
const warm = await tryAll(0.2, 'warm')
const before = await megabytes()
const main = await tryAll(0.8, 'main')
const after = await megabytes()
const goesOn = await stage.goesOn()
for (const surface of surfaces) await surface.close()
const { secrets, tables } = await stage.close()
const told = leaks(eavesdropper.texts, secrets, tables)
const found = [...warm, ...main].flatMap(tried => tried.found)
const cases = [...warm, ...main].reduce((sum, tried) => sum + tried.cases, 0)
const seconds = Math.round([...warm, ...main].reduce((sum, tried) => sum + tried.seconds, 0))
const flat = after < before * 1.3 + 60
console.log(
  JSON.stringify({ cases, seconds, found: found.length, leaks: told.length, goesOn, megabytes: { before, after } }),
)
process.exit(found.length === 0 && told.length === 0 && goesOn && flat ? 0 : 1)

async function tryAll(share: number, name: string): Promise<Tried[]> {
  const tried: Tried[] = []
  for (const surface of surfaces) tried.push(await tryOne(surface, share, name))
  return tried
}

async function tryOne(surface: Surface, share: number, name: string): Promise<Tried> {
  const cases = Math.ceil(shareOf(surfaces, surface, CASES) * share)
  const door = `${name} ${surface.name}: ${cases} of seed ${values.seed}`
  const before = done.get(door)
  if (before) return before
  const limits = { cases, failures: Number(values.failures), seed: `${values.seed}/${name}` }
  const tried = await campaign(surface, limits)
  const { seconds, found } = tried
  const rate = Math.round(tried.cases / seconds)
  console.error(
    `${name} ${surface.name}: ${tried.cases} cases, ${rate}/s, ${seconds.toFixed(1)} s, ${found.length} found`,
  )
  for (const each of found)
    console.log(
      `${each.surface}: ${each.why}\n  after ${each.after.toFixed(1)} s, seed ${each.seed}, kept as found/${keepFound(each)}\n  ${shown(each.cases)}`,
    )
  done.add(door, tried)
  return tried
}

async function megabytes(): Promise<number> {
  const { heap } = await stage.server.read('thoroughly')
  return Math.round(heap / 1e6)
}

/** What a server knows of its own calls; this one is asked and closed. */
async function routesOfAServer() {
  const server = await openServer()
  await server.remove()
  return server.routes
}

function shown(cases: readonly string[]): string {
  const text = cases.length === 1 ? JSON.stringify(cases[0]) : `${cases.length} cases together`
  return text.length > 300 ? `${text.slice(0, 300)}… (${text.length} characters)` : text
}
