import type { readiness } from '@souk/contract/readiness/readiness.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../lib/server/get.ts'
import { writesOf } from '../../lib/server/use-write.ts'
import { useLanguage } from '../../lib/language/language.ts'

/** In the reader's words, so another language is asked for again. */
export function useReadiness() {
  const language = useLanguage()
  return useQuery({
    queryKey: ['admin', 'readiness', language],
    queryFn: ({ signal }) => get<typeof readiness.read>('/api/admin/readiness', {}, { signal }),
  })
}

export const useWrite = writesOf(() => import('./readiness-writes.ts'), ['admin'])
