import { expect, test } from 'vitest'
import { shelfIn, shelfText, withShelf } from './product-shelf.ts'

test('the shelf travels with the visit, and whatever else stands there is no shelf', () => {
  const shelf = { category: 'COATS,DRESSES', q: 'a & b', sort: 'priceUp' }
  expect(shelfIn({ state: withShelf(shelfText({ ...shelf, gender: undefined })) })).toEqual(shelf)
  for (const state of [null, undefined, 'x', { shelf: 7 }, { shelf: null }, withShelf(null)])
    expect(shelfIn({ state })).toEqual({})
})
