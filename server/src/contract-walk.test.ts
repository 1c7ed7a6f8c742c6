import { afterAll, describe, expect, test } from 'vitest'
import { may, type Actor } from '@souk/contract/core/abilities.ts'
import type { Endpoint } from '@souk/contract/core/endpoint.ts'
import { contracts } from './app.ts'
import { newWorld } from './testing/world.ts'

const { ask, close, person } = await newWorld()
afterAll(close)

const calls = Object.entries(contracts).flatMap(([slice, group]) =>
  Object.entries<Endpoint>(group).map(([name, call]) => ({ name: `${slice}.${name}`, call })),
)
const closed = calls.filter(({ call }) => call.allow !== 'public')
const people = [
  await person({ side: 'guest' }),
  await person({ side: 'souk' }),
  await person({ side: 'brand' }),
  await person({ side: 'brand', role: 'salesManager' }),
  await person({ side: 'brand', role: 'salesRepresentative' }),
  await person({ side: 'retailer' }),
  await person({ side: 'brand', impersonatorId: '00000000-0000-4000-8000-000000000001' }),
]

describe.each(closed)('$name', ({ call }) => {
  const nonsense = {
    params: { id: 'no-id' },
    query: { no: '1' },
    ...(call.method !== 'GET' && { body: '{', headers: { 'content-type': 'text/no' } }),
  }
  test('refuses strangers before it reads anything', async () => {
    for (const who of [null, { token: 'dead' }, { token: '' }])
      expect((await ask(who, call, nonsense)).status).toBe(401)
  })
  test.each(people)('refuses $side $role exactly when the abilities do', async (who) => {
    const { status } = await ask(who, call, nonsense)
    expect(status === 403).toBe(!may(who as Actor, call))
    expect(status).toBeGreaterThanOrEqual(400) // nonsense never succeeds
  })
})

test('every call is named once', () => {
  const names = calls.map(({ call }) => `${call.method} ${call.path}`)
  expect(new Set(names).size).toBe(names.length)
})
