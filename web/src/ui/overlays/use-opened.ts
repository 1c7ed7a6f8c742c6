import { useEffect, useState } from 'react'

/** Opens a moment after it has come: only then does the kit remember where the focus was, to give it back. */
export function useOpened(isOpen: boolean): boolean {
  const [isHere, setHere] = useState(false)
  useEffect(() => {
    const before = document.activeElement
    const frame = requestAnimationFrame(() => setHere(true))
    return () => {
      cancelAnimationFrame(frame)
      setTimeout(() => giveBack(before))
    }
  }, [])
  return isHere && isOpen
}

/** The kit gives nothing back where a dialog is taken away instead of closed. */
function giveBack(before: Element | null): void {
  if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
}
