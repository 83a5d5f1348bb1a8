import { CAVERS, COST } from '@grotto/sub-terra'
import { loadArea } from '@grotto/words'
import { describe, expect, test } from 'vitest'
import { icon } from '../draw/icons.ts'
import { type ActionType, barActions, KEYS } from './actions.ts'

const PAID = (Object.keys(COST) as ActionType[]).filter(type => COST[type] > 0)

describe('whatever takes action points', () => {
  test.each(PAID)('%s stands in the bar of somebody, with a key, a picture and a sentence', async type => {
    expect(CAVERS.some(caver => barActions(caver).includes(type))).toBe(true)
    expect(KEYS).toHaveProperty(type)
    expect(icon(type)).not.toBe(icon('why'))
    expect(await loadArea('en', 'subTerra')).toHaveProperty([`subTerra.help.${type}`])
  })
})
