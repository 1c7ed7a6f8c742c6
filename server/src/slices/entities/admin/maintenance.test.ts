import { afterAll, expect, test, vi } from 'vitest'
import { identity } from '@souk/contract/identity/identity.contract.ts'
import { orders } from '@souk/contract/orders/orders.contract.ts'
import { consoleCalls } from '@souk/contract/entities/console.contract.ts'
import { newWorld } from '../../../testing/world.ts'

const { app, ask, close, db, deps, person } = await newWorld()
afterAll(close)
const admin = await person({ side: 'souk' })
const brand = await person({ side: 'brand' })
const visit = await person({ side: 'brand', impersonatorId: admin.userId })
const set = async (isOn: boolean, minutes: number | null = null) => {
  const reply = await ask(admin, consoleCalls.setMaintenance, { body: { isOn, minutes } })
  await vi.waitUntil(() => deps.maintenance().isOn === isOn)
  return reply
}

test('closed: others are refused with a time, strangers too; administrators and their visits come in', async () => {
  expect((await ask(brand, orders.list)).status).toBe(200)
  await set(true, 30)
  const refused = await ask(brand, orders.list)
  expect([refused.status, refused.errors[0]!.code]).toEqual([503, 'maintenance'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(29 * 60)
  expect((await ask(null, orders.list)).status).toBe(401)
  expect((await ask(admin, consoleCalls.health)).status).toBe(200)
  expect((await ask(visit, orders.list)).status).toBe(200)
})

test('the ways in stay open, so that an administrator can sign in', async () => {
  const { email } = await db
    .selectFrom('userAccount')
    .select('email')
    .where('id', '=', admin.userId)
    .executeTakeFirstOrThrow()
  const wrong = await ask(null, identity.login, { body: { email: email!, password: 'Wrong#2031' } })
  expect(wrong.status).toBe(422)
  expect((await ask(brand, identity.me)).status).toBe(200)
  expect((await ask(null, identity.checkEmail, { body: { email: 'new@souk.example' } })).status).toBe(503)
})

test('what a provider of payments tells is taken all the same', async () => {
  const { statusCode } = await app.inject({ method: 'POST', url: '/api/payments/webhook', payload: '{}' })
  expect(statusCode).not.toBe(503)
})

test('opened again everything works, and both changes are in the audit log', async () => {
  const { data } = await set(false)
  expect(data).toMatchObject({ isOn: false, until: null, changedBy: 'Nadia Karam' })
  expect((await ask(brand, orders.list)).status).toBe(200)
  expect((await ask(brand, consoleCalls.setMaintenance, { body: { isOn: true, minutes: null } })).status).toBe(403)
  const rows = await db.selectFrom('audit').select('details').where('action', '=', 'admin.maintenanceChanged').execute()
  expect(rows.map(({ details }) => details)).toEqual([
    { isOn: true, minutes: 30 },
    { isOn: false, minutes: null },
  ])
})
