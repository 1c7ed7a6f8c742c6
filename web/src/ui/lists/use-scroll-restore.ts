import type { VirtualItem, Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { useNavigationType } from 'react-router'

type Place = { offset: number; sizes: VirtualItem[] }
const keyOf = (name: string) => `souk.place.${name}`

/** Where the reader had been, if they come back; a new visit begins at the top. */
export function useRestoredScroll(name: string): Place | null {
  const isBack = useNavigationType() === 'POP'
  const [place] = useState(() => (isBack ? read(name) : null))
  return place
}

/** Written down when the list leaves the screen, also by a reload. */
export function useSaveScroll(name: string, list: RefObject<Virtualizer<Window, Element> | null>): void {
  useLayoutEffect(() => {
    const keep = () => {
      const now = list.current
      if (!now) return
      const place: Place = { offset: now.scrollOffset ?? 0, sizes: now.takeSnapshot() }
      try {
        sessionStorage.setItem(keyOf(name), JSON.stringify(place))
      } catch {
        // Full or forbidden: the list then begins at the top, which is no harm.
      }
    }
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('pagehide', keep)
      keep()
    }
  }, [name, list])
}

function read(name: string): Place | null {
  try {
    const place = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as Place | null
    return typeof place?.offset === 'number' && Array.isArray(place.sizes) ? place : null
  } catch {
    return null
  }
}
