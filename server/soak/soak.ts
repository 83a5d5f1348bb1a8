import { parseArgs } from 'node:util'
import { Soak } from './soaking.ts'
import { HEADER, leaksIn, line } from './verdict.ts'

/**
 * npm run soak:server -- --minutes 60
 * Guests break off whatever can be broken off: sockets in the middle of a frame, event streams, bodies, imports, games,
 * themselves. Every minute all of them are gone, and the server is read: of those who have gone nothing may be left,
 * and timers, listeners, descriptors and heap stay where they were after the first minutes.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    guests: { type: 'string', default: '12' },
    seed: { type: 'string', default: 'soak' },
  },
})
const seconds = Number(values.minutes) * 60
const round = Math.min(50, Math.max(2, seconds / 8))

console.log(HEADER)
const soak = new Soak({
  seconds,
  round,
  guests: Number(values.guests),
  seed: values.seed,
  onRest: rest => console.log(line(rest)),
})
const leaks = leaksIn(await soak.run())
console.log(
  Object.entries(soak.counts)
    .map(([what, count]) => `${count} × ${what}`)
    .join('\n'),
)
console.log(leaks.length === 0 ? 'flat' : `leaks:\n${leaks.join('\n')}`)
process.exit(leaks.length === 0 ? 0 : 1)
