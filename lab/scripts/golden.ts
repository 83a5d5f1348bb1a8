// `npm run golden`: writes the golden records and transcripts of every game anew, after its rules version was raised.
import { LAB_GAMES } from '../src/games/lab-games.ts'
import { writeGolden } from '../src/golden/write.ts'

for (const { game } of LAB_GAMES) console.log(writeGolden(game))
