import { useMemo } from 'react'
import { encode } from 'uqr'
import { grownTo } from '../theme/grown.ts'

/** An address as a picture to scan. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { data } = encode(text, { border: 2 })
    const dots = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { size: data.length, path: dots.join('') }
  }, [text])
  return (
    <svg className="qr grown" style={grownTo(132)} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} rx="1.5" fill="#fff" />
      <path d={path} fill="#1d1a16" shapeRendering="crispEdges" />
    </svg>
  )
}
