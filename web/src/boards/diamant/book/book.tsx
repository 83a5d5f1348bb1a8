import type { BookPictures } from '../../../rules/book-pictures.ts'
import { Paint } from '../art/Paint.tsx'
import { PIECES } from './pieces.tsx'
import { SCENES } from './scenes.tsx'

export const diamantBook: BookPictures = { Definitions: Paint, pictures: { ...PIECES, ...SCENES } }
