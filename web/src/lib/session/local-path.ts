const nowhere = 'http://souk.invalid'

/** A path of this app, or null: a redirect never leaves the house, however it is spelt. */
export function localPath(text: string | null | undefined): string | null {
  if (!text?.startsWith('/')) return null
  const url = URL.canParse(text, nowhere) ? new URL(text, nowhere) : null
  if (!url || url.origin !== nowhere || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}
