/** What a view gives to draw, worked out once; parts equal to those of the view before are the same objects. */
export function oncePerView<View extends object, Drawn>(draw: (view: View) => Drawn): (view: View) => Drawn {
  const drawn = new WeakMap<View, Drawn>()
  let last: Drawn | undefined
  return view => {
    const known = drawn.get(view)
    if (known !== undefined) return known
    last = keepingEqual(last, draw(view))
    drawn.set(view, last)
    return last
  }
}

type Fields = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** `now`, with every part that equals the one in `before` replaced by it: whoever compares by identity sees what changed. */
export function keepingEqual<T>(before: unknown, now: T): T {
  if (!isObject(before) || !isObject(now) || Array.isArray(before) !== Array.isArray(now)) return now
  const fields = Object.entries(now).map(([key, value]) => [key, keepingEqual(before[key], value)] as const)
  const same = fields.length === Object.keys(before).length && fields.every(([key, value]) => value === before[key])
  if (same) return before as T
  return (Array.isArray(now) ? fields.map(([, value]) => value) : Object.fromEntries(fields)) as T
}
