import type { Reply } from '@souk/contract/core/endpoint.ts'
import type { discovery } from '@souk/contract/discovery/discovery.contract.ts'
import { trackSearch } from '../../../lib/usage/track.ts'
import { call } from '../../../lib/server/call.ts'

type Found = Reply<typeof discovery.search>
const search = { method: 'POST', path: '/api/p/products/search' } as typeof discovery.search
const longest = 100

/** Products and brands come in one answer; a search for both makes one request. */
const asked = new WeakMap<AbortSignal, Promise<Found>>()

function find(text: string, signal: AbortSignal): Promise<Found> {
  const known = asked.get(signal)
  if (known) return known
  const coming = call(search, { body: { q: text.slice(0, longest), limit: 6 } }, { signal, isQuiet: true })
  asked.set(signal, coming)
  return coming
}

export async function findProducts(text: string, signal: AbortSignal) {
  const { products, brands } = await find(text, signal)
  trackSearch(text, [...products.map(({ _id }) => _id), ...brands.map(({ id }) => id)])
  return products.map(({ _id, collectionId, name, marked, brandName, image }) => ({
    key: _id,
    label: name,
    marked,
    detail: brandName,
    image,
    to: `/product/${_id}/c/${collectionId}`,
    product: { _id, name },
  }))
}

export async function findBrands(text: string, signal: AbortSignal) {
  const { brands } = await find(text, signal)
  return brands.map(({ id, name, marked, logo }) => ({ key: id, label: name, marked, image: logo, to: `/brand/${id}` }))
}
