import type { PackableLine, PackableOrder } from '@souk/contract/shipments/shipment-shapes.ts'
import { expect, test } from 'vitest'
import { bodyLines, everything, packedUnits, productsOf, scan } from './pack-draft.ts'

const line = (lineId: string, left: number, sku = lineId): PackableLine => ({
  lineId,
  productId: 'coat',
  skuId: lineId,
  left,
  packed: 0,
  agreed: left,
  units: 1,
  price: '50.00',
  name: 'Coat',
  styleCode: 'ST-1',
  image: null,
  colour: 'Sage',
  size: lineId,
  sku,
})
const order = (id: string, ...lines: PackableLine[]): PackableOrder => ({
  id,
  number: id,
  currency: 'EUR',
  paymentMethod: 'BANK_TRANSFER',
  retailer: { id: 'kin', name: 'Kin & Co' },
  storeName: '',
  hasProposal: false,
  shipTo: null,
  lines,
})
const orders = [order('one', line('s', 1), line('m', 2)), order('two', line('s', 1))]

test('a scanned code adds one unit, and goes on with the next order when the first is full', () => {
  const first = scan(orders, {}, 'S ')
  const second = scan(orders, first.draft, 's')
  expect([first.result, second.result]).toEqual(['added', 'added'])
  expect(bodyLines(orders, second.draft)).toEqual([
    { orderId: 'one', lineId: 's', quantity: 1 },
    { orderId: 'two', lineId: 's', quantity: 1 },
  ])
})

test('a code that is full or unknown changes nothing and is reported as such', () => {
  const full = everything(orders)
  expect(scan(orders, full, 's')).toMatchObject({ draft: full, result: 'full' })
  expect(scan(orders, {}, 'nothing')).toMatchObject({ draft: {}, line: null, result: 'unknown' })
  expect(scan(orders, {}, '')).toMatchObject({ result: 'unknown' })
})

test('everything is what is left of each line', () => {
  expect(packedUnits(orders, everything(orders))).toBe(4)
  expect(productsOf(orders[0]!.lines)[0]).toMatchObject({ sizes: ['s', 'm'], colours: ['Sage'] })
})
