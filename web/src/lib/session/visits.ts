let current: string | null = null
let previous: string | null = null

/** The guard tells which address was entered. */
export function enter(address: string): void {
  if (address === current) return
  previous = current
  current = address
}

export function currentPath(): string | null {
  return current?.split(/[?#]/)[0] ?? null
}

/** Where the person was before the page that is open. */
export function previousAddress(): string | null {
  return previous
}
