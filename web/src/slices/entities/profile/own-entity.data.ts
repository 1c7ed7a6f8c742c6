import type { entities } from '@souk/contract/entities/entities.contract.ts'
import type { OwnEntity, Side } from '@souk/contract/entities/entity-shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../../lib/server/get.ts'
import { useSession } from '../../../lib/session/use-session.ts'

export const ownEntityKey = ['entity', 'own'] as const

/** The entity the person works for; the marketplace's own people have none. */
export function useOwnEntity() {
  const { entityType, userData } = useSession()
  const id = userData?.currentEntityId ?? ''
  return useQuery({
    queryKey: [...ownEntityKey, id],
    queryFn: async ({ signal }) => {
      const params = { role: entityType as Side, id }
      const read = get<typeof entities.read>('/api/v2/entity/:role/:id', { params }, { signal, isQuiet: true })
      return (await read) as OwnEntity
    },
    enabled: id !== '',
  })
}
