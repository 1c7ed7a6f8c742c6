import { useEffect, useState } from 'react'

/** Opens a moment after it has come: only then does the kit remember where the focus was, to give it back. */
export function useOpened(isOpen: boolean): boolean {
  const [isHere, setHere] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setHere(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isHere && isOpen
}
