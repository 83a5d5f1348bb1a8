import type { SubTerraState } from '@grotto/sub-terra'
import type { Words } from '@grotto/words'
import type { Summary } from '../board-module.ts'
import { CAVER_COLORS } from './draw/colors.ts'
import { drawMedal, MEDAL_SIZE } from './draw/medal.ts'
import { isOut } from './scene/geometry.ts'
import { positionOf } from './telling/position.ts'

/** How many came out and who, and the medal. */
export function sumUp(words: Words, view: SubTerraState): Summary {
  const { cavers, tiles, result = 'defeat' } = positionOf(view)
  const out = cavers.filter(caver => isOut({ tiles }, caver)).length
  return {
    headline: out === cavers.length ? words.say('subTerra.ending.gold') : words.say('subTerra.ending.out', { out }),
    emblem: { svg: drawMedal(result), size: MEDAL_SIZE },
    lines: cavers.map(caver => ({
      name: words.say(`subTerra.caver.${caver.name}`),
      figure: isOut({ tiles }, caver) ? '✓' : '✗',
      colour: CAVER_COLORS[caver.name],
    })),
  }
}
