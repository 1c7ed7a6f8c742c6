import { useSession } from '../lib/use-session.ts'
import type { Account } from './account-panel.tsx'
import { routes } from './routes.ts'

const profile = routes.find(({ name }) => name === 'profile')?.path

/** The person as the frame shows them; null for strangers and guests, who may sign in instead. */
export function useAccount(): Account | null {
  const { token, entityType, userData } = useSession()
  if (!token || entityType === 'guest') return null
  const { firstName = '', lastName = '', email = null, entityName = '', userAssociations = [] } = userData ?? {}
  return {
    name: `${firstName} ${lastName}`.trim(),
    email,
    entity: entityName,
    ...(profile && { profile }),
    associations: userAssociations,
    currentId: userData?.lastLoggedUserAssociationId ?? null,
  }
}
