import { afterAll, expect, test } from 'vitest'
import { reference } from '@souk/contract/reference/reference.contract.ts'
import { newWorld } from '../../testing/world.ts'
import { audit } from './audit.ts'

const { ask, close, db, person } = await newWorld()
afterAll(close)

test('what is written stays as it is', async () => {
  await audit(db, null, { action: 'test.deed', subject: 'x' })
  await expect(db.updateTable('audit').set({ action: 'other.deed' }).execute()).rejects.toThrow(
    'audit is never changed',
  )
  await expect(db.deleteFrom('audit').execute()).rejects.toThrow('audit is never changed')
})

test('each request of an impersonator is audited with both people; others are not', async () => {
  const admin = await person({ side: 'souk' })
  const inPlace = await person({ side: 'brand', impersonatorId: admin.userId })
  await ask(inPlace, reference.flags)
  await ask(await person({ side: 'brand' }), reference.flags)
  const rows = await db.selectFrom('audit').selectAll().where('action', '=', 'impersonation.request').execute()
  expect(rows).toMatchObject([
    {
      userId: inPlace.userId,
      impersonatorId: admin.userId,
      entityId: inPlace.entityId,
      details: { method: 'GET', path: '/api/common/flags', isAllowed: true },
    },
  ])
})
