import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { expectNoViolations } from './axe.ts'
import { openEvening } from './evening.ts'
import { PHONE, type Visitor } from './visitor.ts'

const evening = openEvening()
const GROTTO = join(import.meta.dirname, '../../lab/src/main.ts')

/** A figure as the command line has it. */
interface Figure {
  readonly mean: number
  readonly margin: number
  readonly more?: Figure
}

/** The figures of the command that the page shows. */
async function onTheCommandLine(who: Visitor): Promise<readonly Readonly<Record<string, Figure>>[]> {
  const command = (await who.page.locator('.lab-command code').textContent()) ?? ''
  const [, json = ''] = /^npx grotto run '([^']*)'$/.exec(command) ?? []
  const { stdout, stderr } = spawnSync(process.execPath, [GROTTO, 'run', json, '--json'], { encoding: 'utf8' })
  expect(stderr).toBe('')
  const { tables } = JSON.parse(stdout) as { tables: { figures: Readonly<Record<string, Figure>> }[] }
  return tables.map(({ figures }) => figures)
}

/** The figures of the page, by name, as they stand in its table. */
const onThePage = (who: Visitor): Promise<Readonly<Record<string, readonly string[]>>> =>
  who.page.evaluate(`Object.fromEntries(
    [...document.querySelectorAll('tr[data-figure]')].map(row =>
      [row.dataset.figure, [...row.querySelectorAll('td')].map(cell => cell.textContent)]))`)

function inWords(figure: Figure, isShare: boolean, signed = false): string {
  const digits = isShare ? 1 : 2
  const number = (value: number, signDisplay: 'auto' | 'exceptZero' = 'auto') =>
    value.toLocaleString('en', {
      style: isShare ? 'percent' : 'decimal',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay,
    })
  const mean = number(figure.mean, signed ? 'exceptZero' : 'auto').replace('-', '−')
  return `${mean} ±\u00a0${number(figure.margin)}`
}

async function agrees(who: Visitor, shares: RegExp): Promise<void> {
  const [first = {}, second] = await onTheCommandLine(who)
  const page = await onThePage(who)
  expect(Object.keys(page)).toEqual(Object.keys(first))
  for (const [name, figure] of Object.entries(first)) {
    const other = second?.[name]
    const expected = [figure, ...(other ? [other] : [])].map(each => inWords(each, shares.test(name)))
    if (other?.more) expected.push(inWords(other.more, shares.test(name), true))
    expect([name, page[name]]).toEqual([name, expected])
  }
}

const started = async (who: Visitor): Promise<void> => {
  await who.page.locator('.lab-start .primary').click()
  await who.page.locator('.lab-progress p:not(:empty)').waitFor()
}

test('two settings of Diamant: the page finds the figures of the command line, and its link brings the experiment back', async () => {
  const mara = await evening.visitor()
  await mara.go('/lab/diamant')
  await mara.page.locator('label:has(input[name="games"])', { hasText: '50' }).first().click()
  for (const seat of [1, 3]) await mara.page.locator('.lab-bots select').nth(seat).selectOption('random')
  await mara.button('Compare with a second variant').click()
  await mara.page.locator('.lab-bots select').first().selectOption('random')
  await mara.page.getByLabel('Seed').fill('it\'s "Lucy"')
  await started(mara)
  await mara.page.getByText('50 games played.').waitFor()
  await agrees(mara, /^won/)
  const figures = await onThePage(mara)
  await mara.looksRight()
  await expectNoViolations(mara.page, 'the Lab after a run')

  const luca = await evening.visitor({ size: PHONE, language: 'it' })
  await luca.go(new URL(mara.page.url()).pathname + new URL(mara.page.url()).hash)
  await luca.button(/^Variante B$/).waitFor()
  await started(luca)
  expect(Object.keys(await onThePage(luca))).toEqual(Object.keys(figures))
  expect(await luca.page.locator('.lab-command code').textContent()).toBe(
    await mara.page.locator('.lab-command code').textContent(),
  )
  await luca.looksRight()
  await expectNoViolations(luca.page, 'the Lab on a phone')
  await luca.leave()
  await mara.leave()
})

test('one setting of Sub Terra agrees too, can be stopped, and is played as a variant', async () => {
  const mara = await evening.visitor()
  await mara.go('/lab/sub-terra')
  await mara.page.locator('label:has(input[name="difficulty"])', { hasText: 'advanced' }).click()
  await mara.page.locator('label:has(input[name="games"])', { hasText: '5,000' }).click()
  await mara.page.locator('.lab-start .primary').click()
  await mara.page.locator('tr[data-figure=won]').waitFor()
  await mara.button('Stop').click()
  await mara.page.getByText(/^Stopped after \d+ games?\.$/).waitFor()
  await mara.page.locator('label:has(input[name="games"])', { hasText: '50' }).first().click()
  await started(mara)
  await mara.page.getByText('50 games played.').waitFor()
  await agrees(mara, /^(won|gold|silver|bronze|defeat|found)$/)
  await mara.button('Play this variant').click()
  await mara.page.waitForURL(/\/local\//)
  await mara.looksRight()
  await mara.leave()
})

test.each([
  '#nonsense',
  `#${btoa('{"game":"diamant","games":1,"cells":[{"name":"A","options":{"players":"<b>"},"bots":["x"]}]}')}`,
])('a link that holds no experiment is said so, and the Lab is as new: %s', async hash => {
  const zoe = await evening.visitor({ language: 'es' })
  await zoe.go(`/lab/diamant${hash}`)
  await zoe.page.getByText('Este enlace no contiene ningún experimento').waitFor()
  expect(await zoe.page.locator('.lab-bots select').count()).toBe(4)
  await zoe.looksRight()
  await zoe.leave()
})
