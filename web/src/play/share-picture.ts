import type { Summary } from '../boards/board-module.ts'

const [WIDTH, HEIGHT] = [1200, 630]
const MARGIN = 72
/** As many as stand beside one another without being small. */
const MOST_LINES = 8
/** How much larger an emblem is than it was drawn. */
const HANGS = 1.9
const CAVE = new Path2D('M3 36C3 16 10 4 20 4s17 12 17 32Z')
const MOUTH = new Path2D('M11 36c0-13 3-21 9-21s9 8 9 21Z')
const FLAME = new Path2D('M20 20c1 4 5 5 4 10-.6 3-2.2 4-4 4s-3.4-1-4-4c-.5-3 2-4 1.6-7 1.4.6 1.8-1 2.4-3Z')

/** A picture of how a game ended, drawn here: nothing of the game leaves the device before somebody sends it. */
export async function picture(title: string, { headline, emblem, lines }: Summary): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT })
  const pen = canvas.getContext('2d')!
  await Promise.all(
    ['650 64px "Fraunces Variable"', '600 34px "Inter Variable"'].map(font => document.fonts.load(font)),
  )
  night(pen)
  pen.fillStyle = '#c9a66b'
  pen.font = '600 34px "Inter Variable", sans-serif'
  pen.fillText(`Grotto · ${title}`, MARGIN + 96, MARGIN + 40)
  pen.fillStyle = '#fff4e2'
  const taken = emblem ? await hung(pen, emblem) : 0
  const below = wrapped(pen, headline, MARGIN + 150, taken)
  pen.font = LINE
  const long = lines.some(({ figure }) => pen.measureText(figure).width > FIGURE)
  const columns = long && lines.length <= FEW ? 1 : 2
  for (const [i, line] of lines.slice(0, MOST_LINES).entries()) row(pen, line, i, below + 24, columns)
  return new Promise((made, failed) => canvas.toBlob(blob => (blob ? made(blob) : failed(new Error('no picture')))))
}

/** Darkness, a light in it, and the mark of Grotto. */
function night(pen: CanvasRenderingContext2D): void {
  const light = pen.createRadialGradient(WIDTH * 0.24, HEIGHT * 0.2, 20, WIDTH * 0.24, HEIGHT * 0.2, WIDTH * 0.8)
  light.addColorStop(0, '#4a3315')
  light.addColorStop(0.5, '#171c21')
  light.addColorStop(1, '#07090b')
  pen.fillStyle = light
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.save()
  pen.translate(MARGIN, MARGIN - 22)
  pen.scale(2, 2)
  for (const [colour, shape] of [
    ['#c9a66b', CAVE],
    ['#0b0d10', MOUTH],
    ['#ffb347', FLAME],
  ] as const) {
    pen.fillStyle = colour
    pen.fill(shape)
  }
  pen.restore()
}

/** Hangs it at the right, below the edge; says how much of the headline's width it takes. */
async function hung(pen: CanvasRenderingContext2D, { svg, size }: NonNullable<Summary['emblem']>): Promise<number> {
  const [width, height] = size
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * HANGS}" height="${height * HANGS}">${svg}</svg>`,
  )}`
  await image.decode()
  pen.drawImage(image, WIDTH - MARGIN - image.width, 0)
  return image.width + MARGIN / 2
}

/** The headline in as many lines as it takes; says where the last one stands. */
function wrapped(pen: CanvasRenderingContext2D, text: string, top: number, taken: number): number {
  pen.font = '650 64px "Fraunces Variable", Georgia, serif'
  let y = top + 20
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (line && pen.measureText(longer).width > WIDTH - 2 * MARGIN - taken) {
      pen.fillText(line, MARGIN, y)
      y += 74
      line = word
    } else line = longer
  }
  pen.fillText(line, MARGIN, y)
  return y
}

const LINE = '600 34px "Inter Variable", sans-serif'
/** What a name leaves to a figure where there are two columns; a place and points take more. */
const FIGURE = 100
/** So many have room below one another. */
const FEW = 3
const COLUMN = { 1: { apart: 0, wide: WIDTH - 2 * MARGIN }, 2: { apart: 540, wide: 470 } } as const

/** Names in one column or two, each with a colour and a figure. */
function row(
  pen: CanvasRenderingContext2D,
  { name, figure, colour }: Summary['lines'][number],
  i: number,
  top: number,
  columns: 1 | 2,
) {
  const { apart, wide } = COLUMN[columns]
  const [x, y] = [MARGIN + (i % columns) * apart, top + 50 + Math.floor(i / columns) * 62]
  pen.fillStyle = colour
  pen.beginPath()
  pen.arc(x + 14, y - 12, 14, 0, 7)
  pen.fill()
  pen.font = LINE
  pen.fillStyle = '#e9e4d8'
  pen.fillText(name, x + 46, y, 330)
  pen.textAlign = 'right'
  pen.fillStyle = '#ffe9b0'
  pen.fillText(figure, x + wide, y)
  pen.textAlign = 'left'
}
