import { expect, test } from 'vitest'
import { mapRow } from './map-rows.ts'

const priceOf = (price: string, currency: string) =>
  mapRow({ price }, { mapping: { retailPrice: 'price' }, wholesalePercent: 50, takesStock: false, currency }).cells

test.each([
  ['49,9', 'EUR', '49.90', '24.95'],
  ['EUR 49,90', 'EUR', '49.90', '24.95'],
  ['€49.90', 'EUR', '49.90', '24.95'],
  ['1.234,50', 'EUR', '1234.50', '617.25'],
])('%s in %s is %s', (text, currency, retailPrice, wholesalePrice) => {
  expect(priceOf(text, currency)).toEqual({ retailPrice, wholesalePrice })
})

test.each([
  ['$45', 'EUR'],
  ['USD 45', 'EUR'],
  ['1,200', 'EUR'],
  ['-5', 'EUR'],
])('%s in %s stays, for the row to be judged', (text, currency) => {
  expect(priceOf(text, currency)).toEqual({ retailPrice: text, wholesalePrice: '' })
})
