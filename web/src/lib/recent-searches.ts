import { session } from './session/session.ts'

const maxSearches = 8
const shortest = 2
const keyOf = () => `recentSearches ${session().userData?.id ?? 'guest'}`

/** What this person searched for on this browser, the newest first. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf()) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, maxSearches) : []
  } catch {
    return [] // another version wrote something else
  }
}

export function rememberSearch(text: string): void {
  const typed = text.trim()
  if (typed.length < shortest) return
  const others = recentSearches().filter((one) => one.toLocaleLowerCase() !== typed.toLocaleLowerCase())
  store([typed, ...others].slice(0, maxSearches))
}

export const forgetSearches = () => localStorage.removeItem(keyOf())

function store(searches: readonly string[]): void {
  try {
    localStorage.setItem(keyOf(), JSON.stringify(searches))
  } catch {
    // a full or closed storage costs the list, nothing else
  }
}
