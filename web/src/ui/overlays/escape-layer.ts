import { createContext, use, useEffect, useState } from 'react'

/** Counts what is open inside a dialog or side sheet: Escape closes that first. */
export const EscapeLayers = createContext<(change: 1 | -1) => void>(() => {})

/** For a dialog: whether something inside it is open. */
export function useEscapeLayers(): [hasLayers: boolean, change: (change: 1 | -1) => void] {
  const [count, setCount] = useState(0)
  const [change] = useState(() => (by: 1 | -1) => setCount((now) => now + by))
  return [count > 0, change]
}

/** For a panel inside of one. */
export function useEscapeLayer(isOpen: boolean): void {
  const change = use(EscapeLayers)
  useEffect(() => {
    if (!isOpen) return undefined
    change(1)
    return () => change(-1)
  }, [isOpen, change])
}
