import { useEffect, useState } from 'react'
import { useSearchState } from './use-search-state.ts'

type Paged = { page: number; limit: number; total: number }

const isPaged = (data: unknown): data is Paged =>
  typeof data === 'object' && data !== null && 'page' in data && 'limit' in data && 'total' in data

/** The last page of a reply that is behind it, as when its only row went to another list; null where it is not. */
function lastPageOf(data: unknown): number | null {
  if (!isPaged(data) || data.total === 0) return null
  const last = Math.ceil(data.total / data.limit)
  return data.page > last ? last : null
}

/** Takes an address that names a page behind the last one to the last one, and says whether it is on its way. */
export function useLastPage(data: unknown): boolean {
  const [address, change] = useSearchState()
  const [left, setLeft] = useState<unknown>(null) // the reply that is not shown while the last page is fetched
  const last = lastPageOf(data)
  const asked = last === null ? null : String((data as Paged).page)
  const key = [...address].find(([name, value]) => /page$/i.test(name) && value === asked)?.[0] ?? null
  useEffect(() => {
    if (key === null) return
    setLeft(data)
    // Replaced, so that the back button does not lead to the page that is not there.
    change({ [key]: last === 1 ? null : String(last) }, { replace: true, preventScrollReset: true })
    // oxlint-disable-next-line react/exhaustive-deps -- `change` is another one each time
  }, [key, last, data])
  return key !== null || (last !== null && left === data)
}
