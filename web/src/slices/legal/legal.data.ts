import type { legal, legalAdmin } from '@souk/contract/legal/legal.contract.ts'
import type { LegalKind } from '@souk/contract/legal/legal-rules.ts'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../lib/server/get.ts'
import { writesOf } from '../../lib/server/use-write.ts'

export function useLegalText(kind: LegalKind) {
  return useQuery({
    queryKey: ['legal', kind],
    queryFn: ({ signal }) =>
      get<typeof legal.read>('/api/legal/:kind', { params: { kind } }, { signal, isQuiet: true }),
  })
}

/** What a person is asked to accept before going on. */
export function usePendingTexts() {
  return useQuery({
    queryKey: ['legal', 'pending'],
    queryFn: ({ signal }) => get<typeof legal.pending>('/api/v2/users/legal', {}, { signal, isQuiet: true }),
  })
}

export function useLegalTexts() {
  return useQuery({
    queryKey: ['legal', 'console'],
    queryFn: ({ signal }) => get<typeof legalAdmin.list>('/api/admin/legal', {}, { signal }),
  })
}

export function useLegalDraft(kind: LegalKind) {
  return useQuery({
    queryKey: ['legal', 'console', kind],
    queryFn: ({ signal }) => get<typeof legalAdmin.read>('/api/admin/legal/:kind', { params: { kind } }, { signal }),
  })
}

export const useWrite = writesOf(() => import('./legal-writes.ts'), ['legal'])
