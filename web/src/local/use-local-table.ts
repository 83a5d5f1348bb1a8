import { useEffect, useState } from 'react'
import { loadEngine } from '../engines.ts'
import { holdGame } from './hold-game.ts'
import { loadLocalGame } from './local-store.ts'
import { LocalTable } from './local-table.ts'

type Found =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'elsewhere'; readonly takeOver: () => void }
  | { readonly status: 'ready'; readonly table: LocalTable }

/** Opens a game of this device. One tab owns it: the others say so and may take it over. */
export function useLocalTable(id: string): Found {
  const [found, setFound] = useState<Found>({ status: 'loading' })
  const [steal, setSteal] = useState(false)
  useEffect(() => {
    const elsewhere: Found = { status: 'elsewhere', takeOver: () => setSteal(true) }
    let table: LocalTable | undefined
    let letGo = () => {}
    let left = false
    const own = async () => {
      table = await openTable(id)
      if (left) return
      setFound(table ? { status: 'ready', table } : { status: 'missing' })
      await new Promise<void>(done => {
        letGo = done
      })
    }
    const lost = () => {
      table?.close()
      if (!left) setFound(elsewhere)
    }
    holdGame(id, steal, own).then(held => held || lost(), lost)
    return () => {
      left = true
      table?.close()
      letGo()
    }
  }, [id, steal])
  return found
}

async function openTable(id: string): Promise<LocalTable | undefined> {
  const kept = await loadLocalGame(id)
  return kept && new LocalTable(await loadEngine(kept.game), kept)
}
