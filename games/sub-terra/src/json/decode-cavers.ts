import { TRAIT } from '../party/traits.ts'
import { type Cavers, NONE, STATUS, type SubTerraState, type Writable } from '../state/state.ts'
import { demand, type Fields, list, record, tileOn, whole, yesNo } from './read-json.ts'

type Known = Pick<SubTerraState, 'setting' | 'cave'>

function statusOf(known: Known, caver: number, fields: Fields): number {
  const submerged = yesNo(fields.submerged, 'cavers.submerged')
  const devoured = yesNo(fields.devoured, 'cavers.devoured')
  const hidden = yesNo(fields.hidden, 'cavers.hidden')
  demand(!(submerged && devoured), 'cavers.submerged')
  demand(!submerged || (known.setting.traits[caver]! & TRAIT.dive) !== 0, 'cavers.submerged')
  return (submerged ? STATUS.submerged : 0) | (hidden ? STATUS.hidden : 0) | (devoured ? STATUS.devoured : 0)
}

function decodeCaver(known: Known, cavers: Writable<Cavers>, value: unknown, caver: number): void {
  const fields = record(value, 'cavers')
  demand(fields.name === known.setting.party[caver], 'cavers.name')
  const status = statusOf(known, caver, fields)
  const away = (status & (STATUS.submerged | STATUS.devoured)) !== 0
  demand(!away || fields.at === undefined, 'cavers.at')
  const at = away ? NONE : tileOn(known, fields.at, 'cavers.at')
  const health = whole(fields.health, 0, known.setting.maxHealth[caver]!, 'cavers.health')
  demand(health > 0 || at === NONE || known.cave.kind[at] !== 'exit', 'cavers.health')
  cavers.health.push(health)
  cavers.at.push(at)
  cavers.status.push(status)
  cavers.hideTries.push(whole(fields.hideTries ?? 0, 0, 9999, 'cavers.hideTries'))
  cavers.ropeTries.push(whole(fields.ropeTries ?? 0, 0, 9999, 'cavers.ropeTries'))
}

export function decodeCavers(known: Known, value: unknown): Writable<Cavers> {
  const values = list(value, 'cavers')
  demand(values.length === known.setting.party.length, 'cavers')
  const cavers: Writable<Cavers> = { health: [], at: [], status: [], hideTries: [], ropeTries: [] }
  for (const [caver, item] of values.entries()) decodeCaver(known, cavers, item, caver)
  return cavers
}
