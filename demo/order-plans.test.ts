import { expect, test } from 'vitest'
import type { Line } from '../server/src/slices/orders/model/lines.queries.ts'
import { orderPlans } from './order-plans.ts'
import { plots } from './order-plots.ts'
import { tell } from './order-stories.ts'
import { BRAND_SLUGS } from './pictures/brands-look.ts'
import { retailerFacts } from './retailers.ts'

const pairs = BRAND_SLUGS.flatMap((brand) => retailerFacts.map(({ slug: retailer }) => ({ brand, retailer })))
const snapshot = { name: 'Coat', styleCode: 'S', image: null, collectionId: 'c', colour: 'Sage', size: 'S', sku: 's' }
const line = (n: number): Line => ({
  lineId: `line ${n}`,
  productId: 'p',
  skuId: `sku ${n}`,
  quantity: 1 + n,
  carton: null,
  price: 5_000n,
  shipsFrom: null,
  shipsUntil: null,
  kept: snapshot,
})
const lines = [0, 1, 2, 3, 4].map(line)
const days = Array.from({ length: 12 }, (_, n) => new Date(Date.UTC(2026 + (n % 3), n, 1 + n * 2, n * 2, 30)))

test.each(days)(
  'seen on %s, every story is one the rule allows, is over by now, and waits for nothing that is late',
  (now) => {
    const plans = orderPlans(pairs, now)
    expect(plans).toHaveLength(400)
    for (const { name, plot, age, productIds } of plans) {
      expect(productIds.length).toBeGreaterThan(2)
      const { state, events } = tell(name, plots[plot], age, now, lines)
      const last = events.at(-1)!.at.getTime()
      expect(last).toBeLessThanOrEqual(now.getTime())
      expect(events.map(({ at }) => at.getTime())).toEqual(
        events.map(({ at }) => at.getTime()).toSorted((a, b) => a - b),
      )
      if (state.status.startsWith('PENDING')) expect(now.getTime() - last).toBeLessThan(13 * 86_400_000)
      if (state.cancelAskedAt) expect(now.getTime() - last).toBeLessThan(86_400_000)
    }
  },
)

test('the same on every machine', () => {
  expect(orderPlans(pairs, days[0]!)).toEqual(orderPlans(pairs, days[0]!))
})
