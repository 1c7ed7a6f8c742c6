import { useSearchParams } from 'react-router'
import type { z } from 'zod/mini'

/** The URL as the contract's own query: what does not parse falls back to its defaults. A change goes to the first page unless it says which. */
export function useUrlState<S extends z.ZodMiniObject>(schema: S) {
  const [search, setSearch] = useSearchParams()
  const known = Object.fromEntries([...search].filter(([name]) => name in schema.shape))
  const parsed = schema.safeParse(known)
  const state: z.output<S> = parsed.success ? parsed.data : schema.parse({})

  function change(next: Partial<z.input<S>>): void {
    setSearch((now) => {
      const changed = new URLSearchParams(now)
      if ('page' in schema.shape) changed.delete('page')
      for (const [name, value] of Object.entries(next)) {
        if (value === undefined || value === null || value === '') changed.delete(name)
        else changed.set(name, String(value))
      }
      return changed
    })
  }
  return [state, change] as const
}
