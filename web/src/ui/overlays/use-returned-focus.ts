import { type RefObject, useEffect, useRef } from 'react'

/** Choosing and clearing take away the button that was pressed: the focus goes on to the one that comes in its place. */
export function useHandedFocus(place: RefObject<HTMLElement | null>, isFilled: boolean): () => void {
  const isDue = useRef(false)
  const was = useRef(isFilled)
  useEffect(() => {
    if (was.current === isFilled) return
    was.current = isFilled
    if (isDue.current) place.current?.querySelector('button')?.focus()
    isDue.current = false
  })
  return () => {
    isDue.current = true
  }
}
