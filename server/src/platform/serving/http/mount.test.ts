import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { endpoint } from '@souk/contract/core/endpoint.ts'
import { Paging, page } from '@souk/contract/core/paging.ts'
import { usage } from '@souk/contract/analytics/usage.contract.ts'
import { identity } from '@souk/contract/identity/identity.contract.ts'
import { newServer, messages } from '../../../app.ts'
import { newWorld } from '../../../testing/world.ts'
import { answerFailures } from './failures.ts'
import { mount } from './mount.ts'
import { Refusal } from '../../base/refusal.ts'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'

/** A slice made up for the test: each way a call can end. */
const things = {
  list: endpoint({
    method: 'GET',
    path: '/api/things',
    allow: 'public',
    query: Paging,
    reply: page({ items: z.array(z.string()) }),
  }),
  make: endpoint({
    method: 'POST',
    path: '/api/things/:id',
    allow: ['manage', 'Brand'],
    roles: ['entityAdmin', 'salesManager'],
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({
      name: z.string().check(z.trim(), z.minLength(1, 'rules.required')),
      sizes: z._default(z.array(z.strictObject({ units: z.int() })), []),
    }),
    reply: z.object({ name: z.string() }),
    status: 201,
    idempotent: true,
  }),
  pay: endpoint({
    method: 'PUT',
    path: '/api/things/pay',
    allow: ['manage', 'Brand'],
    personal: true,
    reply: z.null(),
  }),
  fail: endpoint({
    method: 'PUT',
    path: '/api/things/fail',
    allow: 'public',
    query: z.strictObject({ how: z.string() }),
    reply: z.null(),
  }),
  often: endpoint({
    method: 'PUT',
    path: '/api/things/often',
    allow: 'public',
    reply: z.null(),
    limit: { tries: 2, seconds: 60, per: 'address' },
  }),
}
const world = await newWorld()
const app = newServer(null)
app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler)
answerFailures(app, messages)
let made = 0
mount(app, world.deps, things, {
  list: ({ query }) => ({ items: ['a'], ...query, total: 1, more: false }),
  make: ({ body }) => {
    made += 1
    return { name: body.name, secret: 'never leaves' }
  },
  pay: () => null,
  fail: ({ query }) => {
    if (query.how === 'items')
      throw new Refusal('items_changed', 'errors.itemsChanged', { items: [{ sku: 'a', left: 2 }] })
    throw new Error('password=hunter2')
  },
  often: () => null,
})
afterAll(async () => {
  await app.close()
  await world.close()
})

const id = '01a1dd1f-accd-7bcf-a216-3f1d40b84293'
const brand = await world.person({ side: 'brand' })
const rep = await world.person({ side: 'brand', role: 'salesRepresentative' })
const put = (url: string, headers = {}) => app.inject({ method: 'PUT', url, headers })
const make = (who: { token: string } | null, payload: unknown, headers = {}, path = id) =>
  app.inject({
    method: 'POST',
    url: `/api/things/${path}`,
    payload: payload as object,
    headers: { ...(who && { authorization: `Bearer ${who.token}` }), ...headers },
  })

describe('shapes', () => {
  test('the envelope, the status and only what the schema names', async () => {
    const response = await make(brand, { name: ' Elm ' })
    expect([response.statusCode, response.json()]).toEqual([201, { data: { name: 'Elm' } }])
  })
  test('every wrong field is named, in the language asked for', async () => {
    const wrong = await make(brand, { name: ' ', sizes: [{ units: 1.5 }], colour: 'red' }, { 'accept-language': 'ar' })
    expect(wrong.statusCode).toBe(422)
    expect(
      wrong
        .json()
        .errors.map((e: { field: string }) => e.field)
        .sort(),
    ).toEqual(['colour', 'name', 'sizes.0.units'])
    expect(wrong.json().message).toMatch(/[\u0600-\u06ff]/)
    expect(wrong.json().message).toBe(wrong.json().errors[0].message)
  })
  test('a wrong id in the path is not found', async () => {
    expect((await make(brand, { name: 'x' }, {}, 'nonsense')).statusCode).toBe(404)
  })
  test('unparsable, wrong type, too large, absent', async () => {
    const json = { 'content-type': 'application/json' }
    expect((await make(brand, '{', json)).json()).toMatchObject({ errors: [{ code: 'unparsable' }] })
    expect((await make(brand, 'x', { 'content-type': 'text/nonsense' })).statusCode).toBe(415)
    expect((await make(brand, 'x'.repeat(2_100_000), json)).statusCode).toBe(413)
    expect((await make(brand, undefined)).statusCode).toBe(422)
  })
  test('pages are bounded', async () => {
    expect((await app.inject('/api/things?page=100&limit=100')).json().data).toMatchObject({ page: 100, limit: 100 })
    for (const query of ['page=101&limit=100', 'limit=101', 'page=0', 'page=x', 'colour=red']) {
      expect((await app.inject(`/api/things?${query}`)).statusCode).toBe(422)
    }
  })
})

describe('who', () => {
  test('answers 401 before the body is read', async () => {
    const answers = await Promise.all([
      make(null, '{', { 'content-type': 'application/json' }),
      make(null, 'x'.repeat(3_000_000)),
      make(null, {}, {}, 'nonsense'),
    ])
    expect(answers.map((a) => a.statusCode)).toEqual([401, 401, 401])
  })
  test('the wrong side and the wrong role are forbidden', async () => {
    for (const who of [
      rep,
      await world.person({ side: 'retailer' }),
      await world.person({ side: 'guest' }),
      await world.person({ side: 'souk' }),
    ]) {
      expect((await make(who, { name: 'x' })).statusCode).toBe(403)
    }
  })
  test('an impersonator may not do what is personal', async () => {
    const inPlace = await world.person({ side: 'brand', impersonatorId: brand.userId })
    expect((await put('/api/things/pay', { authorization: `Bearer ${inPlace.token}` })).statusCode).toBe(403)
    expect((await put('/api/things/pay', { authorization: `Bearer ${brand.token}` })).statusCode).toBe(200)
  })
})

describe('repeating', () => {
  test('the same key and body is done once; another body is a conflict', async () => {
    made = 0
    const headers = { 'idempotency-key': 'k1' }
    const both = await Promise.all([make(brand, { name: 'a' }, headers), make(brand, { name: 'a' }, headers)])
    expect(both.map((r) => [r.statusCode, r.json()])).toEqual([
      [201, { data: { name: 'a' } }],
      [201, { data: { name: 'a' } }],
    ])
    expect(made).toBe(1)
    expect((await make(brand, { name: 'b' }, headers)).json()).toMatchObject({ errors: [{ code: 'key_reused' }] })
  })
  test('too often is refused with the time to wait', async () => {
    const answers = [await put('/api/things/often'), await put('/api/things/often'), await put('/api/things/often')]
    expect(answers.map((a) => a.statusCode)).toEqual([200, 200, 429])
    expect(Number(answers[2]!.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('failures', () => {
  test('what is short is listed', async () => {
    expect((await put('/api/things/fail?how=items')).json()).toEqual({
      message: 'There is issues in the order items',
      errors: [
        { message: 'There is issues in the order items', code: 'items_changed', items: [{ sku: 'a', left: 2 }] },
      ],
    })
  })
  test('a bug gives its reference and nothing else away', async () => {
    const bug = await put('/api/things/fail?how=bug')
    expect(bug.statusCode).toBe(500)
    expect(bug.body).toMatch(/Reference: [0-9a-f-]{36}/)
    expect(bug.body).not.toContain('hunter2')
  })
  test('a text that no column can hold is the sender’s fault', async () => {
    const answer = await world.ask(null, identity.login, { body: { email: 'brand@souk.test', password: 'a\u0000b' } })
    expect(answer.status).toBe(422)
    const shop = await world.person({ side: 'retailer' })
    const steps = await world.ask(shop, usage.record, {
      body: { events: [{ kind: 'search.made', words: 'a\u0000b' }] },
    })
    expect(steps.status).toBe(422)
  })
  test('an unknown call is not found, in every method', async () => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      expect((await world.app.inject({ method, url: '/api/v2/nothing' })).json()).toMatchObject({
        errors: [{ code: 'not_found' }],
      })
    }
  })
})
