import { coreMessages } from '@souk/contract/core/core.messages.ts'
import { catalogMessages } from '@souk/contract/catalog/catalog.messages.ts'
import { fill } from '@souk/contract/core/translate.ts'
import { expect, test } from 'vitest'
import type { ProductDraft } from './product-changes.ts'
import { fieldAt, fieldErrorsOf } from './product-objections.ts'
import words from '../products.en.json' with { type: 'json' }

const all: Record<string, string> = { ...coreMessages.en, ...catalogMessages.en, ...words }
const t = (key: string, params?: Record<string, unknown>) => (all[key] ? fill(all[key], 'en', params as never) : key)
const saved = {
  shippingStartDate: '2027-01-01',
  shippingEndDate: '2027-02-01',
  isCarton: false,
  items: { A: 0 },
} as unknown as ProductDraft
const skus = [
  {
    skuId: '0198c1d2-0000-7000-8000-000000000001',
    sku: 'A',
    size: 'S',
    quantityAvailable: 1,
    cartonUnits: 0,
    onHand: 6,
    reserved: 5,
  },
]
const judge = (change: object, now: object = {}, type: 'IN_STOCK' | 'PRE_ORDER' = 'IN_STOCK') =>
  fieldErrorsOf({ change, saved, now: { ...saved, ...now }, skus, type }, t)

test('shipping dates by the rule and its two sentences', () => {
  expect(judge({})).toEqual({})
  expect(judge({ shippingEndDate: '2027-03-01' })).toEqual({})
  expect(judge({ shippingStartDate: null })).toEqual({
    shippingStartDate: 'Both shipping start and end dates are required.',
  })
  expect(judge({ shippingEndDate: '2027-01-01' })).toEqual({
    shippingEndDate: 'Shipping start date must be earlier than shipping end date.',
  })
  expect(judge({ shippingStartDate: null, shippingEndDate: null })).toEqual({})
})

test('a price by its rule, beside the currency it is in', () => {
  expect(judge({ wholesalePrice: '12.50', retailPrice: null })).toEqual({})
  expect(judge({ wholesalePrice: '012' })).toEqual({ wholesalePrice: 'Please enter a valid wholesale price' })
  const prices = [{ currency: 'USD', wholesalePrice: '1 2', retailPrice: null }]
  expect(judge({ prices })).toEqual({ 'prices.USD.wholesalePrice': 'Please enter a valid wholesale price' })
})

test('stock never below what orders hold, and without a limit only for pre-order', () => {
  const [{ skuId }] = skus as [(typeof skus)[number]]
  expect(judge({ stock: [{ skuId, onHand: 4 }] })).toEqual({
    [`stock.${skuId}`]: 'Orders hold 5 units of A. Stock on hand cannot be less.',
  })
  expect(Object.keys(judge({ stock: [{ skuId, onHand: null }] }))).toEqual([`stock.${skuId}`])
  expect(judge({ stock: [{ skuId, onHand: null }] }, {}, 'PRE_ORDER')).toEqual({})
  expect(fieldAt('stock.0.onHand', { stock: [{ skuId, onHand: 4 }] })).toBe(`stock.${skuId}`)
})

test('a carton holds something', () => {
  expect(judge({ isCarton: true }, { isCarton: true })).toEqual({ items: words['carton.empty'] })
  expect(judge({ isCarton: true, items: [{ sku: 'A', value: 2 }] }, { isCarton: true, items: { A: 2 } })).toEqual({})
})

test('a name is due', () => {
  expect(Object.keys(judge({ name: '' }))).toEqual(['name'])
})
