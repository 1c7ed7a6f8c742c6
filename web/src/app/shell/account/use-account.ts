import { useSession } from '../../../lib/session/use-session.ts'
import type { Account } from './account-panel.tsx'
import { routes } from '../../routes/routes.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useProductNames } from '../../../lib/language/product-name.ts'
import { chunk } from '../../../lib/code/chunk.ts'

const profile = routes.find(({ name }) => name === 'profile')?.path

/** The person as the frame shows them; null for strangers and guests, who may sign in instead. */
export function useAccount(): Account | null {
  const { token, role, entityType, userData } = useSession()
  const names = useProductNames()
  const of = useLanguage()
  if (!token || entityType === 'guest') return null
  const { firstName = '', lastName = '', email = null, entityName = '', userAssociations = [] } = userData ?? {}
  return {
    name: `${firstName} ${lastName}`.trim(),
    email,
    entity: role === 'soukAdmin' ? names[of] : entityName, // a profile without an entity falls back to the person's name
    ...(profile && { profile }),
    associations: userAssociations,
    currentId:
      userAssociations.find((one) => one.entityId === userData?.currentEntityId && one.role === role)?.id ?? null,
    switchTo: ({ id }) => void switchTo(id),
  }
}

async function switchTo(associationId: string): Promise<void> {
  const { switchUser } = await chunk(() => import('../../../slices/identity/switch-user.ts'))
  await switchUser(associationId)
}
