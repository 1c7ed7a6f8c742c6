import { useState } from 'react'

export const views = ['cards', 'table'] as const
export type CollectionsView = (typeof views)[number]
const key = 'souk.collections.view'

/** How this person likes to see them; it goes with everything else when they sign out. */
export function useCollectionsView() {
  const [view, setView] = useState<CollectionsView>(() => (localStorage.getItem(key) === 'table' ? 'table' : 'cards'))
  function choose(next: CollectionsView): void {
    setView(next)
    localStorage.setItem(key, next)
  }
  return [view, choose] as const
}
