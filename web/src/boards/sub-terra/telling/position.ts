import { encodePosition, type SubTerraPosition, type SubTerraState } from '@grotto/sub-terra'
import { oncePerView } from '../../drawing.ts'

/** A view in readable fields, to be drawn. */
export const positionOf = oncePerView<SubTerraState, SubTerraPosition>(encodePosition)
