import { memo } from 'react'
import { Drawing } from './Drawing.tsx'
import { defs } from './draw/defs.ts'

const LIGHT = `<radialGradient id="st-hole"><stop offset="0" stop-color="#000"/><stop offset=".5" stop-color="#000" stop-opacity=".86"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient>
<radialGradient id="st-lamp"><stop offset="0" stop-color="#ffe3b0" stop-opacity=".95"/><stop offset=".34" stop-color="#ffc46b" stop-opacity=".72"/><stop offset=".7" stop-color="#d9792a" stop-opacity=".28"/><stop offset="1" stop-color="#c96a1e" stop-opacity="0"/></radialGradient>
<radialGradient id="st-hot"><stop offset="0" stop-color="#ffe6b0" stop-opacity=".42"/><stop offset=".5" stop-color="#ffb95a" stop-opacity=".24"/><stop offset="1" stop-color="#ffb347" stop-opacity="0"/></radialGradient>
<radialGradient id="st-fog"><stop offset="0" stop-color="#3a4650" stop-opacity=".55"/><stop offset="1" stop-color="#3a4650" stop-opacity="0"/></radialGradient>
<radialGradient id="st-warmfog"><stop offset="0" stop-color="#ffb347" stop-opacity=".34"/><stop offset="1" stop-color="#ffb347" stop-opacity="0"/></radialGradient>
<radialGradient id="st-around"><stop offset=".55" stop-color="#1a2026"/><stop offset="1" stop-color="#1a2026" stop-opacity="0"/></radialGradient>
<linearGradient id="st-fate" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#b3263a" stop-opacity=".4"/><stop offset="1" stop-color="#b3263a" stop-opacity=".03"/></linearGradient>
<linearGradient id="st-dawn" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#fff3cf"/><stop offset=".7" stop-color="#e9b765"/><stop offset="1" stop-color="#7a5a34"/></linearGradient>`

/** Gradients that every drawing of the board refers to. */
export const Definitions = memo(function Definitions() {
  return (
    <svg className="st-defs" width="0" height="0" aria-hidden="true">
      <defs>
        <Drawing svg={defs() + LIGHT} />
      </defs>
    </svg>
  )
})
