import { afterAll, expect, test } from 'vitest'
import { newShippers } from '../../../testing/shippers.ts'
import { newWorld } from '../../../testing/world.ts'
import { mailShipment } from './mail-shipment.ts'

const world = await newWorld()
const { close, db, deps } = world
afterAll(close)
const { seller, shelf, shopper, agreed, ship, receive } = await newShippers(world)
const { products } = await shelf(1)
const kin = await shopper()

test('each step is written once to the other side, and a claim asks the brand for an answer', async () => {
  const { lines } = await agreed(kin, [products[0]!, 2])
  const shipment = await ship(lines)
  await receive(kin, shipment.id, [{ shipmentLineId: shipment.lines[0]!.id, kind: 'DAMAGED', quantity: 1 }])
  const events = await db.selectFrom('shipmentEvent').select(['id']).where('shipmentId', '=', shipment.id).execute()
  for (const { id } of [...events, ...events]) await mailShipment(deps, { eventId: id })
  const mails = await db
    .selectFrom('mail')
    .select(['recipient', 'subject'])
    .where('key', 'like', 'shipment %')
    .execute()
  const addressOf = async (userId: string) =>
    (await db.selectFrom('userAccount').select('email').where('id', '=', userId).executeTakeFirstOrThrow()).email
  const [brand, retailer] = [await addressOf(seller.userId), await addressOf(kin.userId)]
  const number = shipment.number
  expect(mails.map(({ recipient, subject }) => [recipient, subject]).toSorted()).toEqual(
    [
      [retailer, `Maison Orla shipped ${number}`],
      [brand, `Kin & Co received ${number}`],
      [brand, `Kin & Co reports a problem with ${number}`],
    ].toSorted(),
  )
})
