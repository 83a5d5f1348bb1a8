import { getPriority, setPriority } from 'node:os'
import { ATTACKS } from './attacks.ts'
import { Attacker } from './guests.ts'

/**
 * One attack, as a process of its own: node server/abuse/attacker.ts ADDRESS NAME PRIORITY
 * By default it has the lowest priority. On a machine with two cores the generator of the load would else take from victims and
 * server what a real attacker spends at home, and its own appetite would be measured.
 */
const GUESTS = 250
const TELL_EVERY = 250

const [address, name, priority] = process.argv.slice(2) as [string, string, string]
// Never before whom it attacks: tests run behind all else.
setPriority(Math.max(Number(priority), getPriority()))
// Nobody pays for what another attacker did before.
const from = `198.51.100.${1 + Object.keys(ATTACKS).indexOf(name)}`
const attack = ATTACKS[name]
if (!attack) throw new Error(`no attack is called ${name}`)

const attacker = new Attacker(address, from)
process.on('message', () => {
  process.send!(attacker.counts)
  process.disconnect()
  setTimeout(() => process.exit(0), 100)
})
await attacker.hoard(attack.guests ?? GUESTS)
process.send!('ready')
setInterval(() => process.connected && process.send!(attacker.counts), TELL_EVERY)
await attack.run(attacker)
