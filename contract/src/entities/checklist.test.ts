import { expect, test } from 'vitest'
import { type Actor, may } from '../core/abilities.ts'
import { checklistItems, ownItems, percentageOf, shareDone } from './checklist.ts'

const person = { userId: 'u', entityId: 'e' }
const nothing = {
  general: false,
  segmentation: false,
  documents: false,
  address: false,
  firstCollection: false,
  firstOrder: false,
  teammates: false,
  referrals: false,
}

test.each([
  [{ ...person, side: 'brand', role: 'entityAdmin' }, checklistItems.brand],
  [{ ...person, side: 'brand', role: 'salesManager' }, ['firstCollection', 'teammates', 'firstOrder']],
  [{ ...person, side: 'brand', role: 'salesRepresentative' }, []],
  [{ ...person, side: 'retailer', role: 'entityAdmin' }, checklistItems.retailer],
] as const satisfies (readonly [Actor, readonly string[]])[])(
  '%o has the items that are theirs to do',
  (actor, items) => {
    expect(ownItems(actor.side, (right) => may(actor, right))).toEqual(items)
  },
)

test('the share counts the items of a list alone, rounded down; of no list it is whole', () => {
  const some = { ...nothing, firstCollection: true, documents: true }
  expect(shareDone(['firstCollection', 'teammates', 'firstOrder'], some)).toBe(33)
  expect(percentageOf('brand', some)).toBe(28)
  expect([shareDone([], some), percentageOf(null, nothing)]).toEqual([100, 100])
})
