import { expect, test } from 'vitest'
import { views, viewQuery } from './order-views.ts'

test.each([
  [
    'brand',
    [
      '',
      'isYourTurn=true',
      'status=PENDING_RETAILER',
      'status=CONFIRMED',
      'status=COMPLETED',
      'status=REJECTED,CANCELLED',
    ],
  ],
  [
    'retailer',
    [
      '',
      'isYourTurn=true',
      'status=PENDING_BRAND',
      'status=CONFIRMED',
      'status=COMPLETED',
      'status=REJECTED,CANCELLED',
    ],
  ],
] as const)('the tabs of a %s hold their orders: what waits is by whose turn it is', (side, queries) => {
  const asked = views.map((view) =>
    Object.entries(viewQuery(view, side))
      .map(([name, value]) => `${name}=${value}`)
      .join(),
  )
  expect(asked).toEqual(queries)
})
