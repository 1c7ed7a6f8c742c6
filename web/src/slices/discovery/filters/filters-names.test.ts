import { markupBands, priceBands } from '@souk/contract/core/bands.ts'
import { coreMessages } from '@souk/contract/core/core.messages.ts'
import { fill } from '@souk/contract/core/translate.ts'
import { expect, test } from 'vitest'
import { formatIn } from '../../../lib/language/format.ts'
import type { T } from '../../../lib/language/use-t.ts'
import { bandName, deliveryName } from './filters-names.ts'

const t: T = (key, params) => fill((coreMessages.en as Record<string, string>)[key] ?? key, 'en', params)
const plain = (bound: string) => bound

test('every band is called what its table calls it', () => {
  for (const { key, label, from, to } of [...priceBands.retailer, ...priceBands.brand, ...markupBands]) {
    expect(bandName(t, key, plain)).toBe(t(label, { ...(from && { from }), ...(to && { to }) }))
  }
})

test('its bounds are written as prices', () => {
  const show = (bound: string) => formatIn('en').money(bound, 'EUR')
  expect(bandName(t, 'FROM_26_TO_50', show)).toBe('€26–€50')
  expect(bandName(t, 'OVER_250', show)).toBe('€250+')
})

test('an unknown band is shown as it is', () => {
  expect(bandName(t, 'CHEAP', plain)).toBe('CHEAP')
})

test('a delivery is a month, or at once', () => {
  expect(deliveryName(t, formatIn('en'), '2027-01')).toBe('January 2027')
  expect(deliveryName(t, formatIn('en'), 'NOW')).toBe('delivery.NOW')
  expect(deliveryName(t, formatIn('en'), 'soon')).toBe('soon')
})
