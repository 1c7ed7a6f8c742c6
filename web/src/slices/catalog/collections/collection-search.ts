import type { collections } from '@souk/contract/catalog/collections.contract.ts'
import { get } from '../../../lib/server/get.ts'
import { session } from '../../../lib/session/session.ts'

/** A brand's own collections by name, for the search over everything. */
export async function findCollections(text: string, signal: AbortSignal) {
  if (session().entityType !== 'brand') return []
  const query = { q: text.slice(0, 100), limit: 6 }
  const found = await get<typeof collections.list>('/api/v2/catalog/collections', { query }, { signal, isQuiet: true })
  return found.items.map(({ id, collectionName, season }) => ({
    key: id,
    label: collectionName,
    detail: season,
    to: `/collections/edit/${id}`,
  }))
}
