import { describeShapes } from '@grotto/kernel/test-kit'
import { subTerra } from '../game.ts'
import { shapes } from './index.ts'

describeShapes(subTerra, shapes, { games: 60 })
