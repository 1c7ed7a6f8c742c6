const mark = document.documentElement.dataset

/** The marketplace is worked on: the page says so from its first byte, and a refused call in an open tab. */
export const isMaintained = (): boolean => mark['maintained'] !== undefined

/** When it is expected back, if anyone said so. */
export function maintainedUntil(): Date | null {
  const until = mark['maintained']
  return until ? new Date(until) : null
}

export function noteMaintenance(until: string | null): void {
  mark['maintained'] = until ?? ''
}
