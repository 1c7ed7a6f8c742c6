import { useActor } from '../../../lib/session/use-session.ts'
import { useGroups, useSellers } from '../model/connections.data.ts'

/** What a brand arranges its retailers by, as choices. `ownSellers` are those the reader may give a retailer to. */
export function useArrangements() {
  const actor = useActor()
  const groups = useGroups().data ?? []
  const sellers = useSellers().data ?? []
  const isLed = ({ userId, managerId }: { userId: string; managerId: string | null }) =>
    actor?.role === 'entityAdmin' || userId === actor?.userId || managerId === actor?.userId
  const option = ({ userId, firstName, lastName }: (typeof sellers)[number]) => ({
    value: userId,
    label: `${firstName} ${lastName}`,
  })
  return {
    groups: groups.map(({ id, name }) => ({ value: id, label: name })),
    sellers: sellers.map(option),
    ownSellers: sellers.filter(isLed).map(option),
  }
}
