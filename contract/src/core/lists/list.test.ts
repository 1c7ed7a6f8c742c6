import { describe, expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod/mini'
import type { Paging } from '../paging.ts'
import { filter, type FiltersOf, list } from './list.ts'
import { filterShape, listQuery } from './list-query.ts'

const shops = list({
  filters: {
    q: filter.text,
    from: filter.day,
    isOpen: filter.flag,
    ownerId: filter.id,
    groupId: filter.idOrNone,
    brandIds: filter.ids,
    currency: filter.currencies,
    kind: filter.one(['shop', 'stand']),
    status: filter.many(['OPEN', 'CLOSED']),
    method: filter.many(/^[A-Z_]{1,20}$/),
  },
  sorts: ['newest', 'name'],
})
const id = '11111111-1111-4111-8111-111111111111'
const query = listQuery(shops)

test('an empty address is the first page in the usual order', () => {
  expect(query.parse({})).toEqual({ page: 1, limit: 24, sort: 'newest' })
})

test('texts of an address become what the server receives', () => {
  const given = {
    q: ' a ',
    from: '2026-11-19',
    brandIds: `${id},${id}`,
    status: 'OPEN,CLOSED',
    kind: 'shop',
    groupId: 'none',
    sort: 'name',
  }
  const read = query.parse(given)
  expect(read).toMatchObject({
    q: 'a',
    brandIds: [id, id],
    status: ['OPEN', 'CLOSED'],
    kind: 'shop',
    groupId: 'none',
    sort: 'name',
  })
  expectTypeOf(read.status).toEqualTypeOf<('OPEN' | 'CLOSED')[] | undefined>()
  expectTypeOf(read.sort).toEqualTypeOf<'newest' | 'name'>()
  expectTypeOf<FiltersOf<typeof shops>['isOpen']>().toEqualTypeOf<'true' | 'false' | undefined>()
  expectTypeOf<z.input<typeof query>['status']>().toEqualTypeOf<string | undefined>()
})

describe('refuses', () => {
  test.each([
    { q: 'x'.repeat(101) },
    { from: '2026-02-30' },
    { from: '1999-12-31' },
    { isOpen: 'yes' },
    { ownerId: '7' },
    { ownerId: 'none' },
    { groupId: 'any' },
    { brandIds: `${id},x` },
    { currency: 'eur' },
    { kind: 'car' },
    { status: 'OPEN,BROKEN' },
    { method: 'card' },
    { sort: 'price' },
    { unknown: '1' },
    { page: '500', limit: '100' },
  ])('%o', (given) => {
    expect(query.safeParse(given).success).toBe(false)
  })
})

test('a list in one order has no parameter for it', () => {
  const single = listQuery(list({ filters: {}, sorts: ['newest'] }))
  expect(single.safeParse({ sort: 'newest' }).success).toBe(false)
  expect(single.parse({})).toEqual({ page: 1, limit: 24 })
  expectTypeOf<z.output<typeof single>>().toEqualTypeOf<Paging>()
})

test('the filters stand alone for calls that count', () => {
  expect(z.strictObject(filterShape(shops)).safeParse({ page: '1' }).success).toBe(false)
  expect(z.strictObject(filterShape(shops)).parse({ kind: 'stand' })).toEqual({ kind: 'stand' })
})
