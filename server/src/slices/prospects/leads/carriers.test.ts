import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { LeadQuery } from '@souk/contract/prospects/prospect-shapes.ts'
import { prospects } from '@souk/contract/prospects/prospects.contract.ts'
import { newProspects } from '../../../testing/prospects.ts'
import { newWorld } from '../../../testing/world.ts'
import { deliverReveal } from '../contacts/reveal-contact.ts'

const world = await newWorld()
const { ask, close, db, entity, person } = world
afterAll(close)
const { brand, seller, ids } = await newProspects(world)
const other = await newProspects(world, 0)
const offered = async (who = seller) => {
  const { leads, total } = (await ask(who, prospects.list, { body: LeadQuery.parse({}) })).data
  expect(total).toBe(leads.length)
  return new Set(leads.map(({ id }) => id))
}
const stockist = async (values: object, status = 'ACCEPTED') => {
  const retailer = await entity({ type: 'retailer', ...values })
  await sql`insert into relation (brand_id, retailer_id, status) values (${brand.id}, ${retailer.id}, ${status})`.execute(
    db,
  )
  return retailer
}

test('stores that carry the brand are in no offer, and stay one for another brand', async () => {
  await sql`update entity set name = 'Maison Carrier' where id = ${brand.id}`.execute(db)
  expect((await offered()).size).toBe(12)
  await stockist({ name: 'By domain', website: 'https://www.Atelier-0.example/shop' })
  const staffed = await stockist({ name: 'By mail' })
  const buyer = await person({ side: 'retailer', entityId: staffed.id })
  await sql`update user_account set email = 'buyer@atelier-1.example' where id = ${buyer.userId}`.execute(db)
  const placed = await stockist({ name: 'ATELIER 2' })
  await sql`insert into address (entity_id, label, line1, city, country) values (${placed.id}, 'Shop', 'Rue 1', 'lyon', 'FR')`.execute(
    db,
  )
  const account = await stockist({ name: 'By account' })
  await sql`update prospect set retailer_id = ${account.id} where id = ${ids[3]}`.execute(db)
  await sql`insert into direct_retailer (brand_id, email, name) values (${brand.id}, 'shop@atelier-4.example', 'Direct')`.execute(
    db,
  )
  await sql`insert into direct_retailer (brand_id, email, name, country) values (${brand.id}, 'a@b.example', 'atelier 5', 'FR')`.execute(
    db,
  )
  await sql`update prospect set carried_brands = array['Another', 'Maison Carrier'] where id = ${ids[6]}`.execute(db)
  await stockist({ name: 'Ended', website: 'atelier-7.example' }, 'ENDED')
  expect(await offered()).toEqual(new Set(ids.slice(7)))
  const { leads } = (await ask(seller, prospects.tailored, { body: {} })).data
  expect(leads.filter(({ id }) => ids.indexOf(id) < 7)).toEqual([])
  const { countries } = (await ask(seller, prospects.filters, { body: {} })).data
  expect(countries.reduce((sum, { count }) => sum + count, 0)).toBe(5)
  expect((await offered(other.seller)).size).toBe(12)
})

test('a store that carries the brand is shown as such and not invited', async () => {
  const leadId = ids[1]!
  const { data: lead } = await ask(seller, prospects.detail, { params: { leadId } })
  expect(lead.isCarrying).toBe(true)
  expect(lead.similar.filter(({ id }) => ids.indexOf(id) < 7)).toEqual([])
  const body = { leadId, contactId: lead.contacts[0]!.id }
  await ask(seller, prospects.reveal, { body })
  const { rows } = await sql<{ id: string }>`select id from prospect_reveal where outcome is null`.execute(db)
  for (const { id } of rows) await deliverReveal(db, id)
  const answer = await ask(seller, prospects.invite, { body: { ...body, ...lead.invitation } })
  expect([answer.status, answer.message]).toEqual([409, 'This store is already among your retailers.'])
  const free = (await ask(seller, prospects.detail, { params: { leadId: ids[8]! } })).data
  expect(free.isCarrying).toBe(false)
})
