import type { z } from 'zod/mini'
import { type Change, useSearchState } from './use-search-state.ts'

/** The URL as the contract's own query: what does not parse falls back to its defaults. A change goes to the first page unless it says which. */
export function useUrlState<S extends z.ZodMiniObject>(schema: S) {
  const [search, changeAddress] = useSearchState()
  const known = Object.fromEntries([...search].filter(([name]) => name in schema.shape))
  const parsed = schema.safeParse(known)
  const state: z.output<S> = parsed.success ? parsed.data : schema.parse({})

  function change(next: Partial<z.input<S>>): void {
    changeAddress({ ...('page' in schema.shape && { page: null }), ...(next as Change) })
  }
  return [state, change] as const
}
