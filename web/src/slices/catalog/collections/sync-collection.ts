import type { stores } from '@souk/contract/integrations/stores.contract.ts'
import { useNavigate } from 'react-router'
import { call } from '../../../lib/server/call.ts'

const sync = {
  method: 'POST',
  path: '/api/v2/catalog/collections/:collectionId/sync',
} as typeof stores.sync

/** Starts a run of the store that fills the collection and opens it; without a store, the page where one is connected. */
export function useSyncCollection(collectionId: string): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    const run = await call(sync, { params: { collectionId }, body: null }).catch(() => null) // it was announced
    await navigate(run ? `/integrations/stores/${run.connectionId}` : '/integrations/stores')
  }
}
