import type { Cart } from '@souk/contract/carts/cart-shapes.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { firstChoice, missingOf } from './checkout-choices.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2027-02-01T12:00:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const cartOf = (...days: [string | null, string | null][]) =>
  ({
    store: { id: 'store' },
    products: days.map(([shippingStartDate, shippingEndDate]) => ({ shippingStartDate, shippingEndDate })),
  }) as Cart
const windowOf = (cart: Cart) => firstChoice(cart, { addresses: [], stores: [] }).window

test('suggests the days in which all products of a cart are delivered', () => {
  const cart = cartOf(['2027-03-01', '2027-03-31'], ['2027-02-15', '2027-03-10'])
  expect(windowOf(cart)).toEqual({ from: '2027-02-15', to: '2027-03-31' })
})

test('suggests no days when those of the products are over', () => {
  expect(windowOf(cartOf(['2026-11-01', '2027-01-31']))).toEqual({ from: '', to: '' })
  expect(windowOf(cartOf(['2026-11-01', '2027-02-01']))).toEqual({ from: '2026-11-01', to: '2027-02-01' })
})

test('names what is missing before orders can be placed: an address, a card where one pays, or both', () => {
  const whole = { ...firstChoice(cartOf(), { addresses: [], stores: [] }), shipToId: 'shop' }
  const byCard = { ...whole, paymentMethod: 'CARD' as const }
  const nowhere = { ...whole, shipToId: null }
  expect(missingOf([whole, { ...byCard, cardId: 'card' }])).toBeNull()
  expect(missingOf([whole, byCard])).toBe('card')
  expect(missingOf([whole, nowhere])).toBe('address')
  expect(missingOf([nowhere, byCard])).toBe('both')
})
