import type { Evening } from './evening.ts'
import { PHONE, type Visit, type Visitor } from './visitor.ts'

/** Mara creates a table, Luca joins by its code and sits down; bots take the other two seats. */
export async function tableForTwo(
  evening: Evening,
  lucasAddress = evening.server.address,
  marasVisit: Visit = {},
): Promise<[Visitor, Visitor]> {
  const mara = await evening.visitor(marasVisit)
  await mara.go('/new/diamant')
  await mara.button('Create the table').click()
  const code = await mara.page.locator('.code').textContent()
  const luca = await evening.visitor({ size: PHONE, language: 'it' }, lucasAddress)
  await luca.go('/')
  await luca.page.getByRole('textbox').fill(code!.toLowerCase())
  await luca.page.locator('form').getByRole('button', { name: 'Entra' }).click()
  await luca.button('Siediti qui').first().click()
  await luca.button('Ci sono').click()
  for (let bots = 1; bots <= 2; bots++) {
    await mara.button('Add a bot').first().click()
    await mara.page
      .locator('.seats select')
      .nth(bots - 1)
      .waitFor()
  }
  await mara.page.getByText('Everybody is ready.').waitFor()
  await mara.button(/^Start with/).click()
  // Whoever reloads before the game has begun may take her wish to begin back with her.
  await mara.page.locator('.choices').first().waitFor()
  return [mara, luca]
}
