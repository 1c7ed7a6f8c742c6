import { type UIEvent, useState } from 'react'

export const rowHeight = 44
const few = 100
const spare = 12

/** Beyond a hundred rows only those near the eye exist, and the one with the focus. Every row is equally high. */
export function useRowWindow(count: number, focused: number) {
  const [view, setView] = useState({ top: 0, height: 600 })
  function follow({ currentTarget }: UIEvent<HTMLElement>): void {
    setView({ top: currentTarget.scrollTop, height: currentTarget.clientHeight })
  }
  if (count <= few) return { from: 0, to: count, isKept: false, follow }
  const from = Math.max(0, Math.floor(view.top / rowHeight) - spare)
  const to = Math.min(count, Math.ceil((view.top + view.height) / rowHeight) + spare)
  return { from, to, isKept: focused < from || focused >= to, follow }
}
