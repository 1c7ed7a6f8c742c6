/** A list of who wants to know: `add` answers how to leave it again. */
export function listeners<Args extends unknown[] = []>() {
  const all = new Set<(...args: Args) => void>()
  return {
    add(listener: (...args: Args) => void): () => void {
      all.add(listener)
      return () => void all.delete(listener)
    },
    tell(...args: Args): void {
      for (const listener of all) listener(...args)
    },
    size: () => all.size,
  }
}
