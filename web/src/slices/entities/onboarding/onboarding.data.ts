import { type ChecklistItem, ownItems } from '@souk/contract/entities/checklist.ts'
import type { entities } from '@souk/contract/entities/entities.contract.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { reportProblem } from '../../../lib/server/browser-reports.ts'
import { call } from '../../../lib/server/call.ts'
import { get } from '../../../lib/server/get.ts'
import { isAllowed } from '../../../lib/session/session.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { restoreSession } from '../../../lib/session/restore-session.ts'

export const checklistKey = ['entity', 'checklist'] as const

/** What this person can do of the start of the entity; the server's list is the whole entity's. */
export function useOwnItems(): readonly ChecklistItem[] {
  const now = useSession()
  const { entityType } = now
  if (entityType !== 'brand' && entityType !== 'retailer') return []
  return ownItems(entityType, (right) => isAllowed(now, right))
}

/** A list that cannot be had is logged, and simply not shown. */
export function useChecklist() {
  return useQuery({
    queryKey: checklistKey,
    meta: { isSilent: true },
    queryFn: async ({ signal }) => {
      try {
        return await get<typeof entities.checklist>('/api/v2/users/onboard-checklist', {}, { signal, isQuiet: true })
      } catch (error) {
        if (!signal.aborted) reportProblem('checklist', 'Checklist is not fetched')
        throw error
      }
    },
  })
}

/** The server is told, and the profile is asked for again. */
export function useCloseToolkit() {
  return useMutation({
    mutationFn: async () => {
      await call({ method: 'PUT', path: '/api/v2/users/close-toolkit' } as typeof entities.closeToolkit, {})
      await restoreSession()
    },
  })
}
