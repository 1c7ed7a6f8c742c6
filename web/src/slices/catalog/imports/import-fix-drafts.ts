import { useState } from 'react'
import type { Drafts } from './import-fix-cells.ts'

const keyOf = (importId: string) => `souk.fixing.${importId}`

/** What was typed and not yet checked; a reload in the middle finds it again. */
export function useDrafts(importId: string) {
  const [drafts, setDrafts] = useState<Drafts>(() => read(importId))
  function change(next: Drafts): void {
    setDrafts(next)
    if (Object.keys(next).length > 0) sessionStorage.setItem(keyOf(importId), JSON.stringify(next))
    else sessionStorage.removeItem(keyOf(importId))
  }
  return [drafts, change] as const
}

function read(importId: string): Drafts {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(importId)) ?? '{}') as Drafts
  } catch {
    return {}
  }
}
