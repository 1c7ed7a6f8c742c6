/** What is typed and not yet sent stays in the browser, under the name of its person and place. */
export function readDraft<D>(name: string): D | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') as D | null
  } catch {
    return null
  }
}

/** A full or closed storage only loses the convenience: typing goes on. */
export function storeDraft(name: string, draft: unknown): void {
  try {
    if (draft === null) localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify(draft))
  } catch {
    // The server has what could be sent.
  }
}
