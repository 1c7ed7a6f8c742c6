import { afterAll, expect, test } from 'vitest'
import { marketplace } from '@souk/contract/marketplace/marketplace.contract.ts'
import { eventually } from '../../testing/eventually.ts'
import { newWorld } from '../../testing/world.ts'

const { ask, close, db, deps, person } = await newWorld()
afterAll(close)
const admin = await person({ side: 'souk' })

test('a fresh marketplace is called Souk in both languages', async () => {
  const { data } = await ask(admin, marketplace.read)
  expect(data).toMatchObject({ nameEn: 'Souk', nameAr: 'سوق', supportEmail: null, version: 1 })
  expect(deps.marketplace()).toMatchObject({ name: { en: 'Souk', ar: 'سوق' }, supportEmail: null })
})

test('a new name reaches every process, leaves what was not sent, and stands in the audit log', async () => {
  const body = { nameEn: 'Dune Market', nameAr: 'سوق الكثبان', version: 1 }
  const { data } = await ask(admin, marketplace.change, { body })
  expect(data).toMatchObject({ nameEn: 'Dune Market', nameAr: 'سوق الكثبان', supportEmail: null, version: 2 })
  await eventually(async () => expect(deps.marketplace().name).toEqual({ en: 'Dune Market', ar: 'سوق الكثبان' }))
  const rows = await db.selectFrom('audit').selectAll().where('action', '=', 'marketplace.changed').execute()
  expect(rows).toMatchObject([
    {
      userId: admin.userId,
      subject: 'own',
      details: { before: { nameEn: 'Souk', nameAr: 'سوق' }, after: { nameEn: 'Dune Market', nameAr: 'سوق الكثبان' } },
    },
  ])
})

test('a change over an older version is refused and names who saved the other one', async () => {
  const stale = await ask(await person({ side: 'souk' }), marketplace.change, { body: { nameEn: 'Late', version: 1 } })
  expect(stale).toMatchObject({
    status: 409,
    errors: [{ code: 'stale', items: [{ name: 'Nadia Karam', isYou: false }] }],
  })
  const same = await ask(admin, marketplace.change, { body: { nameEn: 'Dune Market', version: 1 } })
  expect(same, 'what changes nothing is no conflict').toMatchObject({ status: 200, data: { version: 2 } })
})
