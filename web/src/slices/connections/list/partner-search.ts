import type { relations } from '@souk/contract/connections/connections.contract.ts'
import { get } from '../../../lib/server/get.ts'
import { session } from '../../../lib/session/session.ts'

/** Companies one trades with, by name, for the search over everything. */
export async function findPartners(text: string, signal: AbortSignal) {
  const { entityType } = session()
  if (entityType !== 'brand' && entityType !== 'retailer') return []
  const query = { q: text.slice(0, 100), limit: 6 }
  const found = await get<typeof relations.list>('/api/users/relations', { query }, { signal, isQuiet: true })
  return found.items.map(({ id, counterpart }) => ({
    key: id,
    label: counterpart.name,
    ...(counterpart.nickName && { detail: counterpart.nickName }),
    image: counterpart.logo,
    to: `/connections/${id}`,
  }))
}
