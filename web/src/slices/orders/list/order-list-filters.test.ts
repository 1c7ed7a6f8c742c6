import { expect, test } from 'vitest'
import { readFields } from '../../../lib/url/url-state.ts'
import { fields, queryOf } from './order-list-filters.ts'

const id = 'd8fae57c-3ecd-8a0c-8f51-68d04c71111b'
const read = (search: string) => readFields(fields, new URLSearchParams(search))

test('everything that narrows the list is read from the address', () => {
  const query = queryOf(
    read(`view=theirs&q=ORL&counterpartId=${id}&currency=EUR,USD&from=2026-11-01&isCancelAsked=true&sort=due&page=3`),
    'brand',
  )
  expect(query).toEqual({
    status: 'PENDING_RETAILER',
    q: 'ORL',
    counterpartId: id,
    currency: 'EUR,USD',
    from: '2026-11-01',
    isCancelAsked: 'true',
    sort: 'due',
    page: 3,
    limit: 50,
  })
})

test('what waits is asked for by whose turn it is, and the other side is the other side', () => {
  expect(queryOf(read('view=yours'), 'retailer')).toMatchObject({ isYourTurn: 'true' })
  expect(queryOf(read('view=theirs'), 'retailer')).toMatchObject({ status: 'PENDING_BRAND' })
  expect(queryOf(read('view=ended'), 'brand')).toMatchObject({ status: 'REJECTED,CANCELLED' })
})

test('what no filter could mean is left aside, so an old link still shows something', () => {
  expect(
    queryOf(read('view=nowhere&currency=euro&storeId=7&from=tomorrow&sort=best&page=-2&type=IN_STOCK,X'), 'brand'),
  ).toEqual({
    type: 'IN_STOCK',
    sort: 'newest',
    page: 1,
    limit: 50,
  })
})
