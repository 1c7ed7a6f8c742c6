import type { discovery } from '@souk/contract/discovery/discovery.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../lib/server/get.ts'
import { useSession } from '../../lib/session/use-session.ts'
import type { TourPlaces } from './tour-steps.ts'

/** A brand shows its own landing page; a retailer visits the first product it may see. Undefined while unknown. */
export function useTourPlaces(): TourPlaces | undefined {
  const { entityType, userData } = useSession()
  const isRetailer = entityType === 'retailer'
  const query = useQuery({
    queryKey: ['tour', 'places'],
    enabled: isRetailer,
    meta: { isSilent: true },
    queryFn: async ({ signal }) => {
      const page = await get<typeof discovery.browse>(
        '/api/v2/catalog/products/browse',
        { query: { limit: 1 } },
        { signal, isQuiet: true },
      )
      return page.products[0] ?? null
    },
    staleTime: Infinity,
  })
  if (!isRetailer) return { brandId: userData?.currentEntityId ?? undefined }
  if (query.isPending) return undefined
  return { brandId: query.data?.brandId, collectionId: query.data?.collectionId }
}
