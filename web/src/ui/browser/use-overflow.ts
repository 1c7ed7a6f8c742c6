import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether what is inside is wider than its frame: then the frame scrolls, and must be reachable by keyboard. */
export function useOverflow(frame: RefObject<HTMLElement | null>): boolean {
  const [isOver, setOver] = useState(false)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const look = () => setOver(element.scrollWidth > element.clientWidth + 1)
    look()
    const watcher = new ResizeObserver(look)
    watcher.observe(element)
    if (element.firstElementChild) watcher.observe(element.firstElementChild)
    return () => watcher.disconnect()
  }, [frame])
  return isOver
}
