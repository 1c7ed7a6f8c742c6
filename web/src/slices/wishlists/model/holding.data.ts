import type { wishlists } from '@souk/contract/wishlists/wishlists.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../../lib/server/get.ts'

type Waiting = { ids: Set<string>; answer: Promise<ReadonlyMap<string, readonly string[]>> }

const mostAtOnce = 25 // as many as the address of a call holds
const patience = 30 // milliseconds: the cards of a shelf are drawn together
let waiting: Waiting | null = null

/** The hearts of a whole shelf are one question. */
function ask(productId: string): Promise<readonly string[]> {
  if (!waiting || waiting.ids.size >= mostAtOnce) waiting = begin()
  waiting.ids.add(productId)
  return waiting.answer.then((lists) => lists.get(productId) ?? [])
}

function begin(): Waiting {
  const ids = new Set<string>()
  const answer = new Promise((done) => setTimeout(done, patience)).then(async () => {
    if (waiting?.ids === ids) waiting = null
    const query = { productIds: [...ids].join(',') }
    const rows = await get<typeof wishlists.containing>('/api/v2/wishlists/containing', { query }, { isQuiet: true })
    return new Map(rows.map((row) => [row.productId, row.wishlistIds]))
  })
  return { ids, answer }
}

/** The lists a product stands on, among those the person may change. */
export function useHolding(productId: string, isWanted: boolean) {
  return useQuery({
    queryKey: ['wishlists', 'holding', productId],
    queryFn: () => ask(productId),
    enabled: isWanted,
  })
}
