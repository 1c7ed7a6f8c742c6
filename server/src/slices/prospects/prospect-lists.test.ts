import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { LeadQuery } from '@souk/contract/prospects/prospect-shapes.ts'
import { prospects, prospectsAdmin } from '@souk/contract/prospects/prospects.contract.ts'
import { newProspects } from '../../testing/prospects.ts'
import { fileBody, idsByAfter, newWorld } from '../../testing/world.ts'

const world = await newWorld()
const { ask, close, db, person } = world
afterAll(close)
const { brand, seller, ids } = await newProspects(world)
const query = (value: object) => LeadQuery.parse(value)

test('where a person stopped in a list is read back, for that person and list alone', async () => {
  const read = (list: string, who = seller) => ask(who, prospects.readPosition, { query: { list } })
  expect((await read('ai')).data).toBeNull()
  await ask(seller, prospects.position, { body: { list: 'ai', leadId: ids[2]!, position: 3 } })
  await ask(seller, prospects.position, { body: { list: 'ai', leadId: ids[3]!, position: 4 } })
  expect((await read('ai')).data).toEqual({ leadId: ids[3], name: 'Atelier 3', position: 4 })
  expect((await read('saved')).data).toBeNull()
  expect((await read('ai', await person({ side: 'brand', entityId: brand.id }))).data).toBeNull()
})

test('a list that fails answers with its own sentence, in the language of the reader', async () => {
  await sql`alter table prospect_scoring rename to prospect_scoring_away`.execute(db)
  const answers = [
    await ask(seller, prospects.list, { body: {} }),
    await ask(seller, prospects.tailored, { body: {}, headers: { 'accept-language': 'ar' } }),
  ]
  await sql`alter table prospect_scoring_away rename to prospect_scoring`.execute(db)
  expect(answers.map(({ status }) => status)).toEqual([500, 500])
  expect(answers[0]!.message).toBe(
    "Sorry, we couldn't fetch the leads database at the moment. Please refresh and retry.",
  )
  expect(answers[1]!.message).toContain('تعذّر جلب العملاء المحتملين المختارين')
})

test('the history of credits, and the requests for them, go on after a line of their own', async () => {
  const admin = await person({ side: 'souk' })
  const others = [await newProspects(world, 0), await newProspects(world, 0)]
  for (const status of ['DECLINED', 'GRANTED'] as const) {
    for (const who of [seller, ...others.map((one) => one.seller)])
      await ask(who, prospects.requestCredits, { body: { credits: 10 } })
    const requests = async (query: object) =>
      (await ask(admin, prospectsAdmin.requests, { query })).data.items.map(({ id }) => id)
    const waiting = await requests({})
    expect([waiting.length, await idsByAfter(requests)]).toEqual([3, waiting])
    expect((await ask(admin, prospectsAdmin.requests, { query: { after: waiting[0] } })).data.total).toBe(2)
    for (const id of waiting)
      await ask(admin, prospectsAdmin.decide, { params: { id }, body: { status, credits: 10, answer: 'Yes' } })
    expect(await idsByAfter((query) => requests({ ...query, status }))).toEqual(await requests({ status }))
  }
  const history = async (query: object, who = seller) =>
    (await ask(who, prospects.creditHistory, { query })).data.entries.map(({ id }) => id)
  const all = await history({})
  expect([all.length, await idsByAfter(history)]).toEqual([2, all])
  expect(await history({ after: all[0] }, others[0]!.seller)).toEqual([])
})

test('a brand imports its own stores, merges its duplicates, and no other brand sees them', async () => {
  const rows = [
    'name,domain,country,city,categories,source',
    'Own,own.example,FR,Lyon,TOPS,Fair',
    'Own,own.example,FR,Lyon,BAGS,Fair',
  ]
  const send = () => {
    const { body, headers } = fileBody(
      'own.csv',
      [...rows, 'Atelier 7,atelier-7.example,FR,Lyon,TOPS,Fair', ',,FR,,,'].join('\n'),
    )
    return ask(seller, prospects.importOwn, { body, headers })
  }
  const { data, status } = await send()
  expect([status, data.added, data.merged, data.rejected]).toEqual([200, 2, 1, 1])
  expect((await send()).data).toMatchObject({ added: 0, merged: 3 })
  const own = (await ask(seller, prospects.list, { body: query({ search: 'own.example' }) })).data.leads
  expect(own.map(({ categories }) => categories)).toEqual([['BAGS', 'TOPS']])
  const other = await newProspects(world, 0)
  expect((await ask(other.seller, prospects.detail, { params: { leadId: own[0]!.id } })).status).toBe(404)
})
