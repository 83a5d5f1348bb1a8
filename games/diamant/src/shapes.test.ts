import { describeShapes } from '@grotto/kernel/test-kit'
import { diamant } from './game.ts'
import { shapes } from './shapes.ts'

describeShapes(diamant, shapes, { games: 40 })
