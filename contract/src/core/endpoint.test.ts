import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { type Input, type Reply, type Request, endpoint } from './endpoint.ts'

const reply = z.object({})
// @ts-expect-error without `allow` it does not compile
export const forgotten = endpoint({ method: 'GET', path: '/api/x', reply })
// @ts-expect-error a misspelt field does not compile
export const misspelt = endpoint({ method: 'GET', path: '/api/x', allow: 'public', role: ['entityAdmin'], reply })
// @ts-expect-error a resource that no role grants does not compile
export const unknown = endpoint({ method: 'GET', path: '/api/x', allow: ['read', 'Everything'], reply })
// @ts-expect-error a path outside /api does not compile
export const elsewhere = endpoint({ method: 'GET', path: '/x', allow: 'public', reply })

const rename = endpoint({
  method: 'PUT',
  path: '/api/things/:id',
  allow: ['manage', 'Brand'],
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({ count: z.pipe(z.string(), z.transform(Number)) }),
  reply: z.object({ count: z.number() }),
})

test('a call is the data it was declared with', () => {
  expect(rename.allow).toEqual(['manage', 'Brand'])
  expect(rename).not.toHaveProperty('query')
})
test('a caller sends what the schema takes, a handler receives what it gives', () => {
  const sent: Request<typeof rename> = { params: { id: 'i' }, body: { count: '3' } }
  const received: Pick<Input<typeof rename>, 'body'> = { body: { count: 3 } }
  const answered: Reply<typeof rename> = { count: 3 }
  // @ts-expect-error a part that the call does not declare cannot be sent
  const surplus: Request<typeof rename> = { params: { id: 'i' }, body: { count: '3' }, query: {} }
  expect([rename.body.parse(sent.body), answered, surplus.body]).toEqual([received.body, { count: 3 }, sent.body])
})
