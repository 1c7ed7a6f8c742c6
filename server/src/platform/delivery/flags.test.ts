import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { reference } from '@souk/contract/reference/reference.contract.ts'
import { newWorld } from '../../testing/world.ts'
import { decideFlag, flagChannel } from './flags.ts'
import { eventually } from '../../testing/eventually.ts'

const { ask, close, db, person } = await newWorld()
afterAll(close)
const off = { isOn: false, percentage: 0, entityIds: [], traits: {} }

test('off, on, for an entity, for a trait', () => {
  expect(decideFlag('f', undefined, {})).toBe(false)
  expect(decideFlag('f', off, { entityId: 'e', side: 'brand' })).toBe(false)
  expect(decideFlag('f', { ...off, isOn: true }, {})).toBe(true)
  expect(decideFlag('f', { ...off, entityIds: ['e'] }, { entityId: 'e' })).toBe(true)
  expect(decideFlag('f', { ...off, entityIds: ['e'] }, { entityId: 'x' })).toBe(false)
  expect(decideFlag('f', { ...off, traits: { side: ['brand'] } }, { side: 'brand' })).toBe(true)
  expect(decideFlag('f', { ...off, traits: { side: ['brand'] } }, { side: 'retailer' })).toBe(false)
  expect(decideFlag('f', { ...off, entityIds: [''] }, {})).toBe(false)
})

test('a share keeps who is in it, and only grows', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.nat(100), fc.nat(100), (targetingKey, a, b) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)]
      const isIn = (percentage: number) => decideFlag('f', { ...off, percentage }, { targetingKey })
      expect(isIn(low) && !isIn(high)).toBe(false)
      expect([isIn(0), isIn(100)]).toEqual([false, true])
    }),
  )
  const inHalf = Array.from({ length: 2000 }, (_, i) =>
    decideFlag('f', { ...off, percentage: 50 }, { targetingKey: `k${i}` }),
  )
  expect(inHalf.filter(Boolean).length).toBeGreaterThan(900)
  expect(inHalf.filter(Boolean).length).toBeLessThan(1100)
})

test('a change in the table reaches people without a restart, and only those it is for', async () => {
  const [kin, orla] = [await person({ side: 'retailer' }), await person({ side: 'brand' })]
  expect((await ask(kin, reference.flags)).data).toMatchObject({ retailerAi: false, productEdit: true })
  await db
    .updateTable('flag')
    .set({ entityIds: [kin.entityId!] })
    .where('key', '=', 'retailerAi')
    .execute()
  await sql`select pg_notify(${flagChannel}, '')`.execute(db)
  await eventually(async () => expect((await ask(kin, reference.flags)).data).toMatchObject({ retailerAi: true }))
  expect((await ask(orla, reference.flags)).data).toMatchObject({ retailerAi: false })
})
