import { useSyncExternalStore } from 'react'
import { listeners } from './server/listeners.ts'

const changed = listeners()
let isShown = false

/** Covers the page while something must not be disturbed; the end of a navigation always uncovers it. */
export function showOverlay(): void {
  turn(true)
}

export function hideOverlay(): void {
  turn(false)
}

function turn(next: boolean): void {
  if (next === isShown) return
  isShown = next
  changed.tell()
}

export function useOverlay(): boolean {
  return useSyncExternalStore(changed.add, () => isShown)
}
