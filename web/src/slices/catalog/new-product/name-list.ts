/** Names typed with commas or on lines of their own, each once; Arabic commas count too. */
export function namesIn(text: string): string[] {
  const names = text
    .split(/[,،;\n]/)
    .map((name) => name.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
  const seen = new Set<string>()
  return names.filter((name) => {
    const key = name.toLowerCase()
    return seen.has(key) ? false : Boolean(seen.add(key))
  })
}
