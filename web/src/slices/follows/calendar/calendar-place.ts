import type { CalendarEntry } from '@souk/contract/follows/follows.contract.ts'
import { useCanNavigate } from '../../../lib/reachable-pages.ts'
import { useSession } from '../../../lib/session/use-session.ts'

/** Where an entry leads: its own brand edits it, buyers look at what is live, and of what is not there is the brand. */
export function usePlaceOf(): (entry: CalendarEntry) => string | undefined {
  const isOpen = useCanNavigate()
  const own = useSession().userData?.currentEntityId
  return ({ collectionId, brandId, isLive }) =>
    [
      ...(brandId === own ? [`/collections/edit/${collectionId}`] : []),
      ...(isLive ? [`/products/${collectionId}`] : []),
      `/brand/${brandId}`,
    ].find(isOpen)
}
