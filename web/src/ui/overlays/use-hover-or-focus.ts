import { type RefObject, useEffect, useState } from 'react'

/** Whether the pointer or the focus rests on something. */
export function useHoverOrFocus(target: RefObject<HTMLElement | null>): boolean {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    const element = target.current
    if (!element) return
    const gone = new AbortController()
    const { signal } = gone
    for (const arrival of ['pointerenter', 'focusin'])
      element.addEventListener(arrival, () => setHeld(true), { signal })
    for (const leave of ['pointerleave', 'focusout']) element.addEventListener(leave, () => setHeld(false), { signal })
    return () => gone.abort()
  }, [target])
  return isHeld
}
