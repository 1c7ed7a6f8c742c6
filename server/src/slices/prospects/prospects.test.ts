import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { LeadQuery } from '@souk/contract/prospects/prospect-shapes.ts'
import { beingFound, objections } from '@souk/contract/prospects/contact-consent.contract.ts'
import { prospects, prospectsAdmin } from '@souk/contract/prospects/prospects.contract.ts'
import { newProspects } from '../../testing/prospects.ts'
import { fileBody, newWorld } from '../../testing/world.ts'
import { eraseUnused, objectionToken } from './contacts/contact-data.ts'
import { deliverReveal } from './contacts/reveal-contact.ts'
import { markConnected, remindOwners } from './saved/remind-owners.ts'
import { refitModel } from './score/refit-model.ts'

const world = await newWorld()
const { ask, close, db, deps, entity, person } = world
afterAll(close)
const { brand, seller, ids } = await newProspects(world)
const query = (value: object) => LeadQuery.parse(value)
const balance = async () => (await ask(seller, prospects.credits, { params: { brandId: brand.id } })).data.credits
const openReveals = async () =>
  (await sql<{ id: string }>`select id from prospect_reveal where outcome is null`.execute(db)).rows.map(({ id }) => id)

describe('the prospects database', () => {
  test('ranks by match, and bars add up to the percentage', async () => {
    const { data, status } = await ask(seller, prospects.list, { body: {} })
    expect([status, data.total, data.isCharged, data.credits]).toEqual([200, 12, false, 50])
    expect(data.leads.map(({ match }) => match)).toEqual(data.leads.map(({ match }) => match).toSorted((a, b) => b - a))
    const { data: lead } = await ask(seller, prospects.detail, { params: { leadId: data.leads[0]!.id } })
    const points = Object.values(lead.reasons)
      .flat()
      .reduce((sum, reason) => sum + reason.points, lead.base)
    expect([points, lead.estimated]).toEqual([lead.match, true])
  })

  test('charges a search once in a day, and paging never', async () => {
    const body = query({ search: ' Atelier  linen', filters: { countries: ['FR', 'DE'] } })
    const first = await ask(seller, prospects.list, { body })
    expect([first.data.isCharged, first.data.credits]).toEqual([true, 49])
    const same = query({ search: 'atelier linen', pageNumber: 2, pageSize: 5, filters: { countries: ['DE', 'FR'] } })
    expect((await ask(seller, prospects.list, { body: same })).data).toMatchObject({
      isCharged: false,
      credits: 49,
      page: 2,
    })
    await sql`update prospect_search set paid_at = now() - interval '25 hours'`.execute(db)
    expect((await ask(seller, prospects.list, { body })).data).toMatchObject({ isCharged: true, credits: 48 })
  })

  test('filters by categories in three modes and by threshold, and says how many are below it', async () => {
    const total = async (filters: object) =>
      (await ask(seller, prospects.list, { body: query({ filters }) })).data.total
    expect(await total({ categories: ['DRESSES', 'SHOES'], mode: 'any' })).toBe(12)
    expect(await total({ categories: ['DRESSES', 'SHOES'], mode: 'all' })).toBe(0)
    expect(await total({ categories: ['SHOES'], mode: 'none' })).toBe(6)
    const unknown = await ask(seller, prospects.list, { body: query({ filters: { categories: ['SPACESUITS'] } }) })
    expect([unknown.status, unknown.errors[0]?.field]).toEqual([422, 'filters.categories.0'])
    const { data } = await ask(seller, prospects.list, {
      body: query({ filters: { categories: ['SHOES'], match: 90 } }),
    })
    expect([data.total, data.below]).toEqual([0, 6])
  })

  test('is closed to a brand without it, and hides another brand’s own prospects', async () => {
    const other = await person({ side: 'brand' })
    expect((await ask(other, prospects.list, { body: {} })).status).toBe(403)
    await sql`update prospect set brand_id = ${other.entityId} where id = ${ids[0]}`.execute(db)
    expect((await ask(seller, prospects.detail, { params: { leadId: ids[0] } })).status).toBe(404)
    const { leads } = (await ask(seller, prospects.list, { body: {} })).data
    expect([leads.length, leads.map(({ id }) => id).includes(ids[0]!)]).toEqual([11, false])
    await sql`update prospect set brand_id = null where id = ${ids[0]}`.execute(db)
  })
})

describe('contacts', () => {
  test('are in no answer before their reveal is delivered', async () => {
    const answers = [
      await ask(seller, prospects.list, { body: {} }),
      await ask(seller, prospects.detail, { params: { leadId: ids[1]! } }),
      await ask(seller, prospects.tailored, { body: {} }),
      await ask(seller, prospects.save, { body: { leadId: ids[1]! } }),
      await ask(seller, prospects.saved, { body: {} }),
      await ask(seller, prospects.poll, { query: { leadId: ids[1]! } }),
    ]
    for (const { text, status } of answers) {
      expect(status).toBeLessThan(300)
      expect(text).not.toMatch(/secret/i)
      expect(text).not.toContain('+33')
    }
    const { rows } = await sql<{ all: string }>`select string_agg(c::text, '') as all from prospect_contact c`.execute(
      db,
    )
    expect(Buffer.from(rows[0]!.all, 'utf8').toString()).not.toMatch(/secret/i)
  })

  test('are revealed once for five credits, then invited once', async () => {
    const leadId = ids[1]!
    const before = await balance()
    const { data: lead } = await ask(seller, prospects.detail, { params: { leadId } })
    const contactId = lead.contacts[0]!.id
    expect(lead.contacts[0]!.state).toBe('REVEAL_REQUIRED')
    const body = { leadId, contactId }
    const invitation = { ...body, ...lead.invitation }
    expect((await ask(seller, prospects.invite, { body: invitation })).status).toBe(409)
    expect((await ask(seller, prospects.reveal, { body })).data.contacts[0]).toMatchObject({
      state: 'REVEAL_REQUESTED',
      outcome: null,
    })
    for (const id of await openReveals()) await deliverReveal(db, id)
    expect((await ask(seller, prospects.reveal, { body })).data.contacts[0]).toMatchObject({
      outcome: 'delivered',
      email: 'secret-1@atelier.example',
    })
    expect(await balance()).toBe(before - 5)
    expect((await ask(seller, prospects.invite, { body: invitation })).status).toBe(200)
    expect((await ask(seller, prospects.invite, { body: invitation })).status).toBe(409)
    const { rows } = await sql<{
      text: string
      subject: string
    }>`select subject, body as text from mail where recipient = 'secret-1@atelier.example'`.execute(db)
    expect(rows).toHaveLength(1)
    expect(rows[0]!.text).toContain('/objection?token=')
    await sql`update direct_retailer set joined_at = now()`.execute(db)
    await markConnected(deps)
    expect((await ask(seller, prospects.savedOne, { body: { leadId } })).data.stage).toBe('CONNECTED')
    const kind = async () =>
      (await sql<{ kind: string }>`select kind from prospect_judgement where prospect_id = ${leadId}`.execute(db))
        .rows[0]!.kind
    const shop = await entity({ type: 'retailer' })
    const relation = await sql<{ id: string }>`insert into relation (brand_id, retailer_id, status)
      values (${brand.id}, ${shop.id}, 'ACCEPTED') returning id`.execute(db)
    await sql`update direct_retailer set relation_id = ${relation.rows[0]!.id} where brand_id = ${brand.id}`.execute(db)
    const order = (number: string, status: string) =>
      sql`insert into sales_order (number, brand_id, retailer_id, currency, type, status, written_by, agreed_revision, payment_method, kept)
        values (${number}, ${brand.id}, ${shop.id}, 'EUR', 'IN_STOCK', ${status}, 'retailer', 1, 'CARD', '{}')`.execute(
        db,
      )
    await order('ORL-1', 'REJECTED')
    await markConnected(deps)
    expect(await kind()).toBe('CONNECTED')
    await order('ORL-2', 'CONFIRMED')
    await markConnected(deps)
    expect(await kind()).toBe('ORDERED')
  })

  test('that object are gone for every brand, and the credits of a reveal under way come back', async () => {
    const leadId = ids[2]!
    const { data: lead } = await ask(seller, prospects.detail, { params: { leadId } })
    const before = await balance()
    await ask(seller, prospects.reveal, { body: { leadId, contactId: lead.contacts[0]!.id } })
    expect(await balance()).toBe(before - 5)
    expect((await ask(null, objections.object, { body: { token: `${lead.contacts[0]!.id}.forged` } })).status).toBe(404)
    const token = objectionToken(deps.key, lead.contacts[0]!.id)
    for (const _ of [1, 2]) expect((await ask(null, objections.object, { body: { token } })).status).toBe(200)
    for (const id of await openReveals()) await deliverReveal(db, id)
    expect(await balance()).toBe(before)
    expect((await ask(seller, prospects.detail, { params: { leadId } })).data.contacts).toEqual([])
  })
})

test('a retailer that chose to be found is revealed only after it allows it, and a refusal returns the credits', async () => {
  const shop = await entity({ type: 'retailer', country: 'FR', name: 'Kin & Co', categories: ['DRESSES'] })
  const owner = await person({ side: 'retailer', entityId: shop.id })
  expect((await ask(owner, beingFound.change, { body: { isFound: true } })).data).toEqual({
    isFound: true,
    requests: [],
  })
  const list = await ask(seller, prospects.list, { body: query({ search: 'Kin' }) })
  const { id: leadId, contacts } = list.data.leads[0]!
  expect(contacts[0]).toMatchObject({ state: 'EXTERNAL_REVEAL_REQUIRED', outcome: null })
  const body = { leadId, contactId: contacts[0]!.id }
  const before = await balance()
  const poll = async () => (await ask(seller, prospects.poll, { query: { leadId } })).data.contacts[0]!
  for (const isAllowed of [false, true]) {
    await ask(seller, prospects.reveal, { body })
    for (const id of await openReveals()) await deliverReveal(db, id)
    expect(Object.keys(await poll()).toSorted()).toEqual(['id', 'isExternal', 'outcome', 'role', 'state'])
    expect(await poll()).toMatchObject({ state: 'REVEAL_REQUESTED', outcome: null })
    const { data } = await ask(owner, beingFound.read)
    const { id } = data.requests.find(({ outcome }) => outcome === null)!
    const stranger = await person({ side: 'retailer' })
    expect((await ask(stranger, beingFound.answer, { params: { id }, body: { isAllowed: true } })).status).toBe(404)
    expect((await ask(owner, beingFound.answer, { params: { id }, body: { isAllowed } })).status).toBe(200)
    expect((await ask(owner, beingFound.answer, { params: { id }, body: { isAllowed: true } })).status).toBe(409)
    expect(await balance()).toBe(isAllowed ? before - 5 : before)
    expect((await poll()).email !== undefined).toBe(isAllowed)
  }
  const mails = await sql<{ subject: string }>`select subject from mail where subject like '%your contact'`.execute(db)
  expect(mails.rows).toHaveLength(2)
  await ask(owner, beingFound.change, { body: { isFound: false } })
  expect((await ask(seller, prospects.detail, { params: { leadId } })).status).toBe(404)
})

describe('the data of a contact', () => {
  test('is shown and erased by its signed link, and no import brings it back', async () => {
    const leadId = ids[4]!
    const contactId = (await ask(seller, prospects.detail, { params: { leadId } })).data.contacts[0]!.id
    const before = await balance()
    await ask(seller, prospects.reveal, { body: { leadId, contactId } })
    const body = { token: objectionToken(deps.key, contactId) }
    expect((await ask(null, objections.read, { body: { token: `${contactId}.forged` } })).status).toBe(404)
    expect((await ask(null, objections.read, { body })).data.contacts[0]).toMatchObject({
      email: 'secret-4@atelier.example',
      source: 'Trade fair list',
      uses: [],
    })
    expect((await ask(null, objections.erase, { body })).data).toEqual({ erased: 1 })
    expect((await ask(null, objections.erase, { body })).data).toEqual({ erased: 0 })
    expect((await ask(null, objections.read, { body })).data.contacts).toEqual([])
    expect(await balance()).toBe(before)
    const { body: sheet, headers } = fileBody(
      'stores.csv',
      'name,country,city,contactEmail,source\nBack,FR,Nice,secret-4@atelier.example,List',
    )
    const admin = await person({ side: 'souk' })
    const { data } = await ask(admin, prospectsAdmin.import, { body: sheet, headers })
    expect(data.rows[0]!.problems).toHaveLength(1)
  })

  test('is shown and erased by the marketplace for a person who wrote to it', async () => {
    const admin = await person({ side: 'souk' })
    const body = { email: 'Secret-5@atelier.example' }
    expect((await ask(seller, prospectsAdmin.contact, { body })).status).toBe(403)
    expect((await ask(admin, prospectsAdmin.contact, { body })).data.contacts).toHaveLength(1)
    expect((await ask(admin, prospectsAdmin.eraseContact, { body })).data).toEqual({ erased: 1 })
    expect((await ask(admin, prospectsAdmin.contact, { body })).data.contacts).toEqual([])
  })

  test('is deleted when no brand used it for two years', async () => {
    const count = async () =>
      (await sql<{ count: number }>`select count(*)::int as count from prospect_contact`.execute(db)).rows[0]!.count
    const before = await count()
    await sql`update prospect_contact set created_at = now() - interval '25 months' where prospect_id in (${ids[1]}, ${ids[6]})`.execute(
      db,
    )
    const erased = async () =>
      (
        await sql<{ subject: string }>`select subject from audit
          where action = 'prospects.contactErased' and details ->> 'reason' = 'retention'`.execute(db)
      ).rows.map(({ subject }) => subject)
    const { rows: due } = await sql<{
      id: string
    }>`select id from prospect_contact where prospect_id = ${ids[6]}`.execute(db)
    expect(await erased()).toEqual([])
    await eraseUnused(db)
    expect(await count()).toBe(before - 1)
    expect(await erased()).toEqual(due.map(({ id }) => id))
  })

  test('every reveal is in the audit log when it is asked for and when it ends', async () => {
    const { rows } = await sql<{ open: number; asked: number; ended: number }>`
      select (select count(*)::int from prospect_reveal where outcome is null) as open,
        (count(*) filter (where action = 'prospects.revealAsked'))::int as asked,
        (count(*) filter (where action = 'prospects.revealEnded'))::int as ended from audit`.execute(db)
    expect(rows[0]!.asked).toBeGreaterThanOrEqual(5)
    expect(rows[0]!.ended + rows[0]!.open).toBe(rows[0]!.asked)
  })
})

describe('credits', () => {
  test('never go below zero and pay nothing twice, whatever happens at the same time', async () => {
    const other = await newProspects(world, 0)
    await ask(other.seller, prospects.credits, { params: { brandId: other.brand.id } })
    await sql`update prospect_credit set balance = 7 where brand_id = ${other.brand.id}`.execute(db)
    const saves = ids.slice(3, 9).flatMap((leadId) => [leadId, leadId])
    const answers = await Promise.all(saves.map((leadId) => ask(other.seller, prospects.save, { body: { leadId } })))
    const statuses = new Set(answers.map(({ status }) => status))
    expect([...statuses].toSorted()).toEqual([200, 409])
    const { rows } = await sql<{ balance: number; saved: number; paid: number }>`
      select balance, (select count(*)::int from prospect_saved where brand_id = ${other.brand.id}) as saved,
        (select -sum(amount)::int from prospect_credit_entry where brand_id = ${other.brand.id} and reason = 'SAVE') as paid
      from prospect_credit where brand_id = ${other.brand.id}`.execute(db)
    expect(rows[0]).toEqual({ balance: 1, saved: 3, paid: 6 })
    await expect(sql`update prospect_credit_entry set amount = 1`.execute(db)).rejects.toThrow(
      /prospect_credit_entry|never|change/i,
    )
  })

  test('are asked for once at a time and granted once', async () => {
    const admin = await person({ side: 'souk' })
    const before = await balance()
    expect((await ask(seller, prospects.requestCredits, { body: { credits: 100, note: 'Fair' } })).status).toBe(201)
    expect((await ask(seller, prospects.requestCredits, { body: { credits: 100 } })).status).toBe(409)
    const { data } = await ask(admin, prospectsAdmin.requests)
    const params = { id: data.items[0]!.id }
    const body = { status: 'GRANTED', credits: 80 }
    const both = await Promise.all([
      ask(admin, prospectsAdmin.decide, { params, body }),
      ask(admin, prospectsAdmin.decide, { params, body }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await balance()).toBe(before + 80)
    const { data: history } = await ask(seller, prospects.creditHistory)
    expect(history.entries[0]).toMatchObject({ reason: 'GRANTED', amount: 80, balance: before + 80 })
    expect(history.entries.at(-1)).toMatchObject({ reason: 'START', amount: 50 })
  })

  test('access is granted by the same request', async () => {
    const admin = await person({ side: 'souk' })
    const other = await person({ side: 'brand' })
    expect((await ask(other, prospects.requestCredits, { body: { kind: 'ACCESS' } })).status).toBe(201)
    const { data } = await ask(admin, prospectsAdmin.requests)
    await ask(admin, prospectsAdmin.decide, { params: { id: data.items[0]!.id }, body: { status: 'GRANTED' } })
    expect((await ask(other, prospects.list, { body: {} })).status).toBe(200)
  })
})

test('tailored leads come in fives, and a dismissed one is not given again', async () => {
  const other = await newProspects(world, 0)
  const first = (await ask(other.seller, prospects.tailored, { body: {} })).data
  expect([first.added, first.leads.length, first.leads.filter(({ isExploratory }) => isExploratory).length]).toEqual([
    5, 5, 1,
  ])
  expect((await ask(other.seller, prospects.tailored, { body: {} })).data.added).toBe(0)
  await ask(other.seller, prospects.dismiss, { body: { leadId: first.leads[0]!.id, reason: 'PRICE' } })
  const more = (await ask(other.seller, prospects.tailored, { body: { more: true } })).data
  expect(more.leads.map(({ id }) => id)).not.toContain(first.leads[0]!.id)
  expect(new Set(more.leads.map(({ id }) => id)).size).toBe(9)
  await refitModel(db)
  expect((await ask(other.seller, prospects.quality)).data).toMatchObject({ version: 2, estimated: true })
})

test('an import reports every row, merges duplicates and leaves out contacts that objected', async () => {
  const admin = await person({ side: 'souk' })
  const sheet = [
    'name,domain,country,city,storeType,categories,contactEmail,contactPhone,source',
    'Atelier 3,https://www.atelier-3.example/shop,France,Lyon,BOUTIQUE,TOPS,,,New list',
    'Nuage,nuage.example,FR,Lille,BOUTIQUE,DRESSES,secret-2@atelier.example,,New list',
    'Nowhere,,Atlantis,,KIOSK,DRESSES,not-a-mail,,New list',
  ].join('\n')
  const { body, headers } = fileBody('stores.csv', sheet)
  const { data, status, text } = await ask(admin, prospectsAdmin.import, { body, headers })
  if (status !== 200) throw new Error(text)
  expect([status, data?.added, data.merged, data.rejected]).toEqual([200, 1, 1, 1])
  expect(data.rows[2]!.problems.map(({ column }) => column)).toEqual(['country', 'storeType', 'contactEmail'])
  expect(data.rows[1]!.problems).toHaveLength(1)
  const { data: lead } = await ask(seller, prospects.detail, { params: { leadId: ids[3]! } })
  expect(lead.categories).toEqual(['DRESSES', 'KNITWEAR', 'TOPS'])
})

test('a reminder of a person who has left the team goes to its admin', async () => {
  const leaver = await person({ side: 'brand', entityId: brand.id, role: 'salesRepresentative' })
  await sql`insert into prospect_saved (brand_id, prospect_id, saved_by, remind_on) values (${brand.id}, ${ids[11]}, ${leaver.userId}, current_date)
    on conflict (brand_id, prospect_id) do update set saved_by = excluded.saved_by, owner_id = null, remind_on = excluded.remind_on,
      reminded_at = null, removed_at = null`.execute(db)
  await sql`delete from association where user_id = ${leaver.userId}`.execute(db)
  await remindOwners(deps)
  const { rows } = await sql<{ id: string }>`select user_account.id from mail join user_account on email = recipient
    where key like ${`prospect reminder ${brand.id} ${ids[11]}%`}`.execute(db)
  expect(rows).toEqual([{ id: seller.userId }])
})
