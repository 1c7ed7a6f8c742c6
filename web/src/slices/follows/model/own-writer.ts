import { rights } from '@souk/contract/core/rights/rights.ts'
import { useActor, useMay } from '../../../lib/session/use-session.ts'

/** Whether a person writes for this brand: account admins and sales managers do. */
export function useIsOwnWriter(brandId: string): boolean {
  const isWriter = useMay(rights.writeCatalog)
  return useActor()?.entityId === brandId && isWriter
}
