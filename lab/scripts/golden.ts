// `npm run golden`: writes the golden records and transcripts of every game anew, after its rules version was raised.
import { DESKS } from '../src/games/desks.ts'
import { writeGolden } from '../src/golden/write.ts'

for (const { game } of DESKS) console.log(writeGolden(game))
