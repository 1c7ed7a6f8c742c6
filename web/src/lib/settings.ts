import { useSyncExternalStore } from 'react'
import { listeners } from './listeners.ts'

/** What the server tells every visitor at the start. */
export type Settings = { helpLinks: Readonly<Record<string, string>> }

const changed = listeners()
let current: Settings = { helpLinks: {} }

/** The app works without them: a failure leaves what is there. */
export async function loadSettings(): Promise<void> {
  try {
    const response = await fetch('/settings.json')
    if (!response.ok) return
    const { helpLinks = {} } = (await response.json()) as Partial<Settings>
    current = { helpLinks }
    changed.tell()
  } catch {
    // nothing to say to the person: links to help are simply not shown
  }
}

export function useSettings(): Settings {
  return useSyncExternalStore(changed.add, () => current)
}
