import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Endpoint } from '@souk/contract/core/endpoint.ts'

type Field = { safeParse: (value: unknown) => { success: boolean } }
type Fields = Readonly<Record<string, Field>>
type Shape = { shape?: Fields; def?: { options?: readonly { shape?: Fields }[] } }

/** Posted, but nothing is created: a search, a choice that is set, or a proof that must be there. */
const creatingNothing = [
  '/api/p/products/search',
  '/api/v2/users/profile/schedule-email',
  '/api/v2/users/noAuth/reset-password',
  '/api/v2/lead-ai/objection',
  '/api/v2/lead-ai/contact-data',
  '/api/v2/lead-ai/contact-data/erase',
  '/api/v2/lead-ai/dismiss', // a reason that is null takes it back
  '/api/common/browser-reports',
  '/api/admin/brands/:id/decision',
  '/api/users/referrals/validate',
]

const root = join(import.meta.dirname, '..', '..', 'contract', 'src')
const takes = (field: Field, value: unknown) => field.safeParse(value).success
const isDue = (field: Field) => !takes(field, undefined) && [null, ''].some((value) => takes(field, value))

async function creating(): Promise<readonly Endpoint[]> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.contract.ts'))
  const contracts = await Promise.all(files.map((name) => import(join(root, name)) as Promise<object>))
  const calls = contracts.flatMap((one) => Object.values(one) as object[]).flatMap((one) => Object.values(one))
  return (calls as Endpoint[]).filter(
    (one) => one?.method === 'POST' && one.body && !creatingNothing.includes(one.path),
  )
}

test('what may be null or empty may also be left out of a body that creates something', async () => {
  const due = (await creating()).flatMap(({ path, body }) => {
    const { shape, def } = body as unknown as Shape
    const shapes: readonly Fields[] = shape
      ? [shape]
      : (def?.options ?? []).flatMap((one) => (one.shape ? [one.shape] : []))
    return shapes.flatMap((fields) =>
      Object.entries(fields).flatMap(([name, field]) => (isDue(field) ? [`${path} ${name}`] : [])),
    )
  })
  expect(due).toEqual([])
})
