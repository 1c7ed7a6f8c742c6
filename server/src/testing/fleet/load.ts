import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { buy, findTraders, type Headers, signIn } from './buyers.ts'
import type { FaultFleet } from './fault-fleet.ts'
import { fulfil, upload } from './sellers.ts'

const buyerCount = 4
const shipEvery = 3 // one order of so many is sent off and invoiced

/** Retailers who order, brands that send off and upload, until they are stopped. What was acknowledged is remembered. */
export async function startLoad(fleet: FaultFleet) {
  const bases = fleet.webs.map(({ url }) => url)
  const client = new Client({ connectionString: fleet.servers.primary().url })
  await client.connect()
  const { buyers, items, sellers } = await findTraders(client, buyerCount)
  const before = Number((await client.query('select count(*) from sales_order')).rows[0].count)
  await client.end() // the database is killed later

  const orders: string[] = []
  const shipments: string[] = []
  const files = new Map<string, string>() // where → what
  const toShip: { orderId: string; brandId: string }[] = []
  let isOn = true
  const buying = buyers.map(async ({ email, cardId }, n) => {
    const order = n % 2 === 0 ? bases : bases.toReversed()
    const headers = await signIn(order, email)
    for (let at = n; isOn; at += 1) {
      const item = items[at % items.length]!
      const placed = await buy(order, headers, item, cardId)
      if (placed.length === 0) await sleep(200) // sold out
      orders.push(...placed)
      // Every order by card, so that cards are charged.
      if (cardId || orders.length % shipEvery === 0)
        toShip.push(...placed.map((orderId) => ({ orderId, brandId: item.brandId })))
    }
  })
  const selling = (async () => {
    const signedIn = new Map<string, Headers>()
    while (isOn || toShip.length > 0) {
      const next = toShip.shift()
      const email = next && sellers.get(next.brandId)
      if (!email) await sleep(100)
      else {
        const headers = signedIn.get(email) ?? (await signIn(bases, email))
        signedIn.set(email, headers)
        const shipment = await fulfil(bases, headers, next.orderId)
        if (shipment) shipments.push(shipment)
      }
    }
  })()
  const uploading = (async () => {
    const headers = await signIn(bases, [...sellers.values()][0]!)
    for (let n = 0; isOn; n += 1) {
      const text = `style,price\nA-${n},${n}.00\n`
      const location = await upload(bases, headers, text)
      if (location) files.set(location, text)
      await sleep(700)
    }
  })()
  return {
    before,
    orders,
    shipments,
    files,
    stop: async () => {
      isOn = false
      await Promise.all([...buying, selling, uploading])
    },
  }
}
export type Load = Awaited<ReturnType<typeof startLoad>>
