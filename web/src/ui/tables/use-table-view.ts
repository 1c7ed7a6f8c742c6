import { useState } from 'react'

type Density = 'comfortable' | 'compact'
type View = { density: Density; hidden: readonly string[] }

const usual: View = { density: 'comfortable', hidden: [] }
const keyOf = (name: string) => `souk.table.${name}`

/** How this person likes this table; it goes with everything else when they sign out. */
export function useTableView(name: string | undefined) {
  const [view, setView] = useState<View>(() => (name ? read(name) : usual))
  function change(next: Partial<View>): void {
    const changed = { ...view, ...next }
    setView(changed)
    if (name) localStorage.setItem(keyOf(name), JSON.stringify(changed))
  }
  return [view, change] as const
}

/** Whatever else is written there is no reason to show nothing. */
function read(name: string): View {
  try {
    const { density, hidden } = JSON.parse(localStorage.getItem(keyOf(name)) ?? '{}') as Partial<View>
    return {
      density: density === 'compact' ? 'compact' : 'comfortable',
      hidden: Array.isArray(hidden) ? hidden.filter((key) => typeof key === 'string') : [],
    }
  } catch {
    return usual
  }
}
