import { type RefObject, useLayoutEffect, useState } from 'react'

/** The size of an element in whole pixels, followed as it changes; nothing before it is known. */
export function useSize(element: RefObject<HTMLElement | null>): { width: number; height: number } | undefined {
  const [size, setSize] = useState<{ width: number; height: number }>()
  useLayoutEffect(() => {
    const watch = () => {
      const { clientWidth: width, clientHeight: height } = element.current!
      setSize(known => (known?.width === width && known.height === height ? known : { width, height }))
    }
    const observer = new ResizeObserver(watch)
    observer.observe(element.current!)
    watch()
    return () => observer.disconnect()
  }, [element])
  return size
}
