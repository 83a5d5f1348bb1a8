import { useEffect, useState } from 'react'
import { loadEngine } from '../engines.ts'
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

/** Runs something while this tab owns the game; says whether it came to own it. Rejects when another tab takes it. */
async function holdGame(id: string, steal: boolean, own: () => Promise<void>): Promise<boolean> {
  const how = steal ? { steal } : { ifAvailable: true }
  return navigator.locks.request(`grotto.game.${id}`, how, async lock => {
    if (!lock) return false
    await own()
    return true
  })
}

async function openTable(id: string): Promise<LocalTable | undefined> {
  const kept = await loadLocalGame(id)
  return kept && new LocalTable(await loadEngine(kept.game), kept)
}
