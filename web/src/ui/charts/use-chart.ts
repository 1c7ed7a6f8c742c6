import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { useIsRtl } from '../browser/use-rtl.ts'

/** The width of a drawing, and which of its points is looked at: by pointer, or by the arrow keys. */
export function useChart(count: number) {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(640)
  const [active, setActive] = useState<number | null>(null)
  const isRtl = useIsRtl()

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const look = () => setWidth(element.clientWidth || 640)
    look()
    const watcher = new ResizeObserver(look)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])

  function listen(event: KeyboardEvent): void {
    const on = isRtl ? 'ArrowLeft' : 'ArrowRight'
    const back = isRtl ? 'ArrowRight' : 'ArrowLeft'
    const at = active ?? -1
    const next: Record<string, number | null> = {
      [on]: Math.min(at + 1, count - 1),
      [back]: Math.max(at - 1, 0),
      ArrowDown: Math.min(at + 1, count - 1),
      ArrowUp: Math.max(at - 1, 0),
      Home: 0,
      End: count - 1,
      Escape: null,
    }
    if (!(event.key in next)) return
    event.preventDefault()
    setActive(next[event.key] ?? null)
  }

  /** The nearest of these places to the pointer. */
  function follow(places: readonly number[], axis: 'x' | 'y' = 'x') {
    return (event: PointerEvent) => {
      const edge = box.current?.getBoundingClientRect()
      const at = axis === 'x' ? event.clientX - (edge?.left ?? 0) : event.clientY - (edge?.top ?? 0)
      const distances = places.map((place) => Math.abs(place - at))
      setActive(distances.indexOf(Math.min(...distances)))
    }
  }

  const handlers = {
    onKeyDown: listen,
    onFocus: () => setActive((now) => now ?? 0),
    onBlur: () => setActive(null),
    onPointerLeave: () => setActive(null),
  }
  return { box, width, isRtl, active: active !== null && active < count ? active : null, handlers, follow }
}
