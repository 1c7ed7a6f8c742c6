import { useEffect, useRef } from 'react'

/** Banners come and go above the bar: what sticks below it, and what is scrolled to, must know where it ends. */
export function useHeaderHeight() {
  const header = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = header.current
    if (!element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--header-height', `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--header-height')
    }
  }, [])
  return header
}
