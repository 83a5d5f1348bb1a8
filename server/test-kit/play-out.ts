import type { Client } from './client.ts'
import { choicesOf } from './friends.ts'

/** Everybody leaves as soon as she is asked. */
export async function playOut(table: string, people: readonly Client[]): Promise<void> {
  const play = async (person: Client): Promise<void> => {
    for (;;) {
      const known = await person.until(
        table,
        ({ info, toAct, you }) => info.status !== 'playing' || toAct.includes(you!),
      )
      if (known.info.status !== 'playing') return
      await person.ok({ type: 'act', table, action: choicesOf(known).at(-1)! })
      await person.until(table, now => now !== known)
    }
  }
  await Promise.all(people.map(play))
}
