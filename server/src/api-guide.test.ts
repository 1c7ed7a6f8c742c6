import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { type Scope, scopes } from '@souk/contract/core/scopes.ts'
import { apiKeys } from '@souk/contract/integrations/api-keys.contract.ts'
import { guide } from './api-docs/guide.ts'
import { newWorld } from './testing/world.ts'

const { app, ask, close, person } = await newWorld()
afterAll(close)

/** One side's part of the guide: its scopes, and each numbered step with its call, body and what to take from the answer. */
function partOf(side: 'brand' | 'retailer') {
  const text = guide.split(`### As a ${side}\n`)[1]!.split('\n\n')[0]!
  const [head = '', ...steps] = text.split(/\n\d+\. /)
  return {
    granted: scopes.filter((scope) => head.includes(`\`${scope}\``)),
    steps: steps.map((step) => {
      const [, method = '', path = ''] = /`(GET|PUT|POST) (\S+)`/.exec(step)!
      const body = /` with `(.+)`\. Take/.exec(step)?.[1]
      const taken = [...step.matchAll(/`(\w+)` from `data\.([\w.]+)`/g)].map(([, name = '', at = '']) => ({ name, at }))
      return { method, path, body, taken, hasKey: step.includes('Idempotency-Key') }
    }),
  }
}

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value)

test.each([
  ['retailer', 5, 'PENDING_BRAND'],
  ['brand', 6, 'PENDING_RETAILER'],
] as const)('the first order of a %s, step by step as the guide has it', async (side, count, status) => {
  const { granted, steps } = partOf(side)
  expect(steps).toHaveLength(count)
  const body = { name: 'Guide', scopes: granted as Scope[], isSandbox: true }
  const key = await ask(await person({ side }), apiKeys.create, { body })
  const known: Record<string, string> = {}
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => known[name] ?? whole)
  let last: unknown
  for (const step of steps) {
    const answer = await app.inject({
      method: step.method as 'GET',
      url: filled(step.path),
      headers: {
        authorization: `Bearer ${key.data.secret}`,
        ...(step.body && { 'content-type': 'application/json' }),
        ...(step.hasKey && { 'idempotency-key': randomUUID() }),
      },
      ...(step.body && { payload: filled(step.body) }),
    })
    expect([200, 201], `${step.method} ${step.path}: ${answer.body}`).toContain(answer.statusCode)
    last = answer.json<{ data: unknown }>().data
    for (const { name, at: path } of step.taken) {
      expect(at(last, path), `${name} from data.${path} of ${step.path}`).toBeDefined()
      known[name] = String(at(last, path))
    }
  }
  expect(last).toMatchObject({ id: known.orderId, status })
})
