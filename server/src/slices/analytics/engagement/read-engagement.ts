import { sql } from 'kysely'
import type { EngagementView, engagement } from '@souk/contract/analytics/engagement.contract.ts'
import type { Reply } from '@souk/contract/core/endpoint.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import type { Trader } from '../../connections/door.ts'
import { type PeriodInput, periodOf } from '../sales/asked.ts'
import { readAttention } from './read-attention.ts'
import { readFunnel } from './read-funnel.ts'
import { readInterest } from './read-interest.ts'
import { readSearches } from './read-searches.ts'

type Input = PeriodInput & { view: EngagementView }
type Engagement = Reply<typeof engagement.read>
const usualDays = 90

/** One view of what retailers do with a brand's catalogue; the other views are empty. */
export async function readEngagement(db: Db, actor: Trader, input: Input): Promise<Engagement> {
  const { rows } = await sql<{ today: string; isEnabled: boolean; asOf: Date }>`
    select (now() at time zone time_zone)::date as today, is_analytics_enabled as is_enabled,
      coalesce((select min(at) from usage_change), now()) as as_of from entity where id = ${actor.entityId}`.execute(db)
  const { today, isEnabled, asOf } = rows[0]!
  if (!isEnabled) throw new Refusal('forbidden')
  const period = periodOf(input, today, usualDays)
  const nothing = {
    ...period,
    asOf: asOf.toISOString(),
    funnel: [],
    retailers: [],
    others: 0,
    collections: [],
    products: [],
    searches: { led: [], empty: [] },
    more: false,
  }
  const views: Record<EngagementView, () => Promise<Partial<Engagement>>> = {
    funnel: async () => ({ funnel: await readFunnel(db, actor, period) }),
    retailers: () => readInterest(db, actor, period, today),
    collections: async () => named('collections', await readAttention(db, actor, period, 'collection')),
    products: async () => named('products', await readAttention(db, actor, period, 'product')),
    searches: () => readSearches(db, actor, period),
  }
  return { ...nothing, ...(await views[input.view]()) }
}

const named = (name: 'collections' | 'products', { rows, more }: Awaited<ReturnType<typeof readAttention>>) => ({
  [name]: rows,
  more,
})
