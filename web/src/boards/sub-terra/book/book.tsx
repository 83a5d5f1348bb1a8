import type { BookPictures, Picture, Say } from '../../../rules/book-pictures.ts'
import { Drawing } from '../Drawing.tsx'
import { defs } from '../draw/defs.ts'
import { BOOK_DEFS, PIECES, type Sketched } from './pieces.ts'
import { SCENE_DEFS, SCENES_OF_BOOK } from './scenes.ts'

const picture =
  (sketch: Sketched) =>
  (say: Say): Picture => {
    const { size, svg } = sketch(say)
    return { width: size[0], height: size[1], drawing: <Drawing svg={svg} /> }
  }

export const subTerraBook: BookPictures = {
  Definitions: () => (
    <defs>
      <Drawing svg={defs() + BOOK_DEFS + SCENE_DEFS} />
    </defs>
  ),
  pictures: Object.fromEntries(
    Object.entries({ ...PIECES, ...SCENES_OF_BOOK }).map(([name, sketch]) => [name, picture(sketch)]),
  ),
}
