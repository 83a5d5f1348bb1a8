import { expect, test } from 'vitest'
import { diamantHero } from '../boards/diamant/hero.ts'
import { subTerraHero } from '../boards/sub-terra/hero.ts'

/** The front page shows these as plain images, so that arriving loads no drawing code. `-u` draws them again. */
test('the pictures of the front page are the ones drawn', async () => {
  await expect(subTerraHero()).toMatchFileSnapshot('../../public/pictures/sub-terra.svg')
  await expect(diamantHero()).toMatchFileSnapshot('../../public/pictures/diamant.svg')
})
