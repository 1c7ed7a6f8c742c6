import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/** Whether the section has been near the viewport; it stays rendered, so keyboard focus inside is kept. */
export function useNear(place: RefObject<HTMLElement | null>): [boolean, () => void] {
  const [near, setNear] = useState<'far' | 'near' | 'entered'>('far')
  function come(): void {
    setNear(place.current?.contains(document.activeElement) ? 'entered' : 'near')
  }
  useEffect(() => {
    const element = place.current
    if (!element || near !== 'far') return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && come(), {
      rootMargin: '0px 0px 60% 0px', // ahead of the reader, never above: that would push them down
    })
    observer.observe(element)
    return () => observer.disconnect()
  })
  useLayoutEffect(() => {
    const hasLostFocus = near === 'entered' && !place.current?.contains(document.activeElement)
    if (hasLostFocus) place.current?.focus({ preventScroll: true })
  }, [near, place])
  return [near !== 'far', come]
}
