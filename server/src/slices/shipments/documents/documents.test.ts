import { afterAll, expect, test } from 'vitest'
import { invoices } from '@souk/contract/shipments/invoices.contract.ts'
import { newShippers } from '../../../testing/shippers.ts'
import { newWorld } from '../../../testing/world.ts'
import { writeFileSync } from 'node:fs'

const world = await newWorld()
const { ask, app, close, db } = world
afterAll(close)
const its = await newShippers(world)
const { seller, shelf, shopper, agreed, ship } = its
const { products } = await shelf(3)
await db.updateTable('sku').set({ onHand: 500 }).execute()
const kin = await shopper()

test('invoice as a PDF', { timeout: 60_000 }, async () => {
  const one = await agreed(kin, [products[0]!, 5, 3], [products[1]!, 2])
  const two = await agreed(kin, [products[2]!, 7])
  await ask(seller, invoices.setTaxRates, {
    body: { rates: [{ country: 'FR', category: 'S', rate: '20', reason: '' }] },
  })
  const shipment = await ship([...one.lines, ...two.lines], { freight: '45.50', discountPercent: '5' })
  for (const language of ['en', 'ar']) {
    const url = `/api/v2/shipments/${shipment.id}/invoices?format=pdf&language=${language}`
    const answer = await app.inject({ url, headers: { authorization: `Bearer ${seller.token}` } })
    expect(answer.statusCode).toBe(200)
    writeFileSync(`/tmp/h3/invoice-${language}.pdf`, answer.rawPayload)
    const slip = await app.inject({
      url: `/api/v2/shipments/${shipment.id}/print?language=${language}`,
      headers: { authorization: `Bearer ${seller.token}` },
    })
    writeFileSync(`/tmp/h3/slip-${language}.pdf`, slip.rawPayload)
  }
})
