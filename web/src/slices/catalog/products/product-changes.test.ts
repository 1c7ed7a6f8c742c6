import type { Product } from '@souk/contract/catalog/product-shapes.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ProductDraft, changesOf, draftOf, hasChanges, isAmountChanged, putOnTop } from './product-changes.ts'
import { markUpOf } from './product-mark-up.ts'
import { missingIn } from './product-missing.ts'

const size = (skuId: string, size: string) => ({
  skuId,
  sku: `SKU-${skuId}`,
  size,
  quantityAvailable: 4,
  cartonUnits: 0,
  onHand: 6,
  reserved: 2,
})
const coat = {
  _id: 'p',
  name: 'Wool coat',
  description: '',
  styleCode: '0012',
  images: ['/a.webp', '/b.webp'],
  currency: 'EUR',
  wholesalePrice: '120.00',
  retailPrice: '300.00',
  prices: [
    { currency: 'EUR', wholesalePrice: '120.00', retailPrice: '300.00' },
    { currency: 'KWD', wholesalePrice: '40.125', retailPrice: null },
  ],
  department: 'WOMEN',
  category: 'OUTERWEAR',
  subCategory: 'COATS',
  country: 'PT',
  gender: null,
  keyStyles: ['icons'],
  status: 'AVAILABLE',
  isCarton: false,
  shippingStartDate: '2027-01-01',
  shippingEndDate: '2027-02-01',
  variants: [{ colour: 'Sage', sizes: [size('1', 'S'), size('2', 'M')] }],
  items: [
    { sku: 'SKU-1', value: 0 },
    { sku: 'SKU-2', value: 0 },
  ],
} as unknown as Product
const saved = draftOf(coat, 'EUR', ['EUR', 'KWD', 'JPY'])

const text = fc.string({ maxLength: 12 })
const amount = fc.oneof(
  fc.constant(''),
  fc.tuple(fc.nat(9_999), fc.nat(99)).map(([whole, part]) => `${whole}.${String(part).padStart(2, '0')}`),
)
const prices = fc.record({ wholesalePrice: amount, retailPrice: amount })
const choice = fc.array(fc.constantFrom('WOMEN', 'MEN', 'KIDS'), { maxLength: 2 })
const units = fc.nat(500)
const draft: fc.Arbitrary<ProductDraft> = fc.record({
  name: text,
  description: text,
  styleCode: text,
  images: fc.uniqueArray(fc.constantFrom('/a', '/b', '/c')),
  keyStyles: fc.array(text, { maxLength: 3 }),
  wholesalePrice: amount,
  retailPrice: amount,
  prices: fc.record({ KWD: prices, JPY: prices }),
  department: choice,
  category: choice,
  subCategory: choice,
  country: choice,
  gender: choice,
  status: choice,
  isCarton: fc.boolean(),
  shippingStartDate: fc.constantFrom('', '2027-01-01', '2027-03-01'),
  shippingEndDate: fc.constantFrom('', '2027-02-01', '2027-04-01'),
  colourImages: fc.record({ Sage: fc.constantFrom('', '/a', '/b') }),
  items: fc.record({ one: units, two: units }),
  stock: fc.record({ one: fc.option(units), two: fc.option(units) }),
})
/** A draft that could have been saved: what is no carton holds no units. */
const savable = draft.map((one) => (one.isCarton ? one : { ...one, items: { one: 0, two: 0 } }))

describe('what counts as changed', () => {
  test('nothing, as long as nothing differs', () => {
    fc.assert(
      fc.property(savable, (one) => {
        expect(changesOf(one, structuredClone(one))).toEqual({})
      }),
    )
  })
  test('exactly the fields that differ are sent', () => {
    fc.assert(
      fc.property(
        savable,
        draft,
        fc.constantFrom('description', 'shippingEndDate', 'keyStyles', 'images'),
        (one, other, name) => {
          const change = changesOf(one, { ...one, [name]: other[name] })
          const isSame = JSON.stringify(one[name]) === JSON.stringify(other[name])
          const isBlankOnly = name === 'description' && one[name].trim() === other[name].trim()
          expect(Object.keys(change)).toEqual(isSame || isBlankOnly ? [] : [name])
        },
      ),
    )
  })
  test('numeric text is compared as its number, to the last digit', () => {
    fc.assert(
      fc.property(
        fc.bigInt(0n, 999_999_999_999_999n),
        fc.nat(999),
        fc.nat(999),
        fc.nat(3),
        (whole, part, other, noughts) => {
          const write = (fraction: number) => `${whole}.${String(fraction).padStart(3, '0')}`
          expect(isAmountChanged(write(part), `${write(part)}${'0'.repeat(noughts)}`)).toBe(false)
          expect(isAmountChanged(write(part), write(other))).toBe(part !== other)
        },
      ),
    )
    expect(changesOf(saved, { ...saved, wholesalePrice: '120', retailPrice: '300.' })).toEqual({})
    expect(changesOf(saved, { ...saved, wholesalePrice: '' })).toEqual({ wholesalePrice: null })
    expect(isAmountChanged(null, '')).toBe(false)
    expect(isAmountChanged('0.00', '')).toBe(true)
  })
  test('a code is no number', () => {
    expect(changesOf(saved, { ...saved, styleCode: '12' })).toEqual({ styleCode: '12' })
  })
  test('a selection sends its first element, and one that is emptied sends nothing chosen', () => {
    fc.assert(
      fc.property(
        savable,
        choice,
        fc.constantFrom('department', 'category', 'subCategory', 'country', 'gender', 'status'),
        (one, list, name) => {
          const [was = null, is = null] = [one[name][0], list[0]]
          expect(changesOf(one, { ...one, [name]: list })).toEqual(was === is ? {} : { [name]: is })
        },
      ),
    )
  })
  test('another order of the pictures is a change, and back again is none', () => {
    const turned = { ...saved, images: ['/b.webp', '/a.webp'] }
    expect(changesOf(saved, turned)).toEqual({ images: ['/b.webp', '/a.webp'] })
    expect(hasChanges(saved, { ...turned, images: [...saved.images] })).toBe(false)
  })
})

describe('cartons, stock and prices', () => {
  test('cartons keep what each SKU holds, what is no carton sends nought for each', () => {
    fc.assert(
      fc.property(savable, units, (one, value) => {
        const typed = { ...one, items: { ...one.items, two: value } }
        const { items } = changesOf(one, { ...typed, isCarton: true })
        if (value !== one.items['two']) expect(items).toContainEqual({ sku: 'two', value })
        const loose = changesOf(one, { ...typed, isCarton: false })
        expect((loose.items ?? []).every((item) => item.value === 0)).toBe(true)
        expect(loose.items !== undefined).toBe(Object.values(one.items).some((held) => held > 0))
      }),
    )
  })
  test('only the SKUs and the currencies that changed are sent', () => {
    expect(changesOf(saved, { ...saved, stock: { ...saved.stock, 2: null } })).toEqual({
      stock: [{ skuId: '2', onHand: null }],
    })
    const KWD = { wholesalePrice: '40.1250', retailPrice: '99' }
    expect(changesOf(saved, { ...saved, prices: { ...saved.prices, KWD } })).toEqual({
      prices: [{ currency: 'KWD', wholesalePrice: '40.1250', retailPrice: '99' }],
    })
  })
})

describe('another person saved meanwhile', () => {
  test('what was typed lies on top of the newest, and nothing else does', () => {
    fc.assert(
      fc.property(savable, draft, savable, (before, typed, newest) => {
        const merged = putOnTop(before, typed, newest)
        for (const name of ['name', 'wholesalePrice', 'images', 'status'] as const) {
          const isMine = JSON.stringify(before[name]) !== JSON.stringify(typed[name])
          expect(merged[name]).toEqual(isMine ? typed[name] : newest[name])
        }
        for (const sku of ['one', 'two']) {
          expect(merged.stock[sku]).toBe(before.stock[sku] === typed.stock[sku] ? newest.stock[sku] : typed.stock[sku])
        }
      }),
    )
  })
  test('on what it was begun with it is what was typed', () => {
    fc.assert(
      fc.property(savable, draft, (before, typed) => {
        expect(putOnTop(before, typed, before)).toEqual(typed)
      }),
    )
  })
})

test('the mark-up is counted as the server counts it', () => {
  expect(markUpOf('50.00', '125', 'EUR')).toBe(2.5)
  expect(markUpOf('60', '125.00', 'EUR')).toBe(2.08)
  expect([markUpOf('', '125', 'EUR'), markUpOf('0', '1', 'EUR'), markUpOf('1', 'x', 'EUR')]).toEqual([null, null, null])
})

test('an incomplete product says what is missing', () => {
  expect(missingIn(coat)).toEqual([])
  const bare = { images: [], category: null, variants: [] }
  expect(missingIn(bare)).toEqual(['picture', 'category', 'sku'])
})
