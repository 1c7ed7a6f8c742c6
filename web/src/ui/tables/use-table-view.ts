import { useSyncExternalStore } from 'react'
import { listeners } from '../../lib/server/listeners.ts'

type Density = 'comfortable' | 'compact'
export type View = { density: Density; hidden: readonly string[] }

const usual: View = { density: 'comfortable', hidden: [] }
const keyOf = (name: string) => `souk.table.${name}`
const audience = listeners()
const known = new Map<string, { text: string | null; view: View }>()

/** How this person likes this table, wherever it is asked on the page; it goes with everything else when they sign out. */
export function useTableView(name: string | undefined) {
  const view = useSyncExternalStore(audience.add, () => (name ? read(name) : usual))
  function change(next: Partial<View>): void {
    if (!name) return
    localStorage.setItem(keyOf(name), JSON.stringify({ ...view, ...next }))
    audience.tell()
  }
  return [view, change] as const
}

/** The same object for the same text, so that nothing is drawn anew. */
function read(name: string): View {
  const text = localStorage.getItem(keyOf(name))
  const before = known.get(name)
  if (before?.text === text) return before.view
  const view = parse(text)
  known.set(name, { text, view })
  return view
}

/** Whatever else is written there is no reason to show nothing. */
function parse(text: string | null): View {
  try {
    const { density, hidden } = JSON.parse(text ?? '{}') as Partial<View>
    return {
      density: density === 'compact' ? 'compact' : 'comfortable',
      hidden: Array.isArray(hidden) ? hidden.filter((key) => typeof key === 'string') : [],
    }
  } catch {
    return usual
  }
}
