import type { ProductRow } from '@souk/contract/catalog/product-shapes.ts'
import { expect, test } from 'vitest'
import { bySimilarity } from './order-similar.ts'

const product = (id: string, values: Partial<ProductRow>) =>
  ({
    _id: id,
    category: 'DRESSES',
    subCategory: null,
    gender: null,
    isCarton: false,
    variants: [],
    ...values,
  }) as ProductRow
const inColours = (...colours: string[]) =>
  colours.map((colour) => ({ colour, sizes: [{ size: 'M' }] })) as unknown as ProductRow['variants']

test('puts the same kind, colours and price first', () => {
  const gone = product('gone', { subCategory: 'MIDI_DRESSES', wholesalePrice: '80', variants: inColours('Sage') })
  const offered = [
    product('coat', { category: 'OUTERWEAR', wholesalePrice: '80', variants: inColours('Sage') }),
    product('dear', { subCategory: 'MIDI_DRESSES', wholesalePrice: '400', variants: inColours('Sage') }),
    product('other colour', { subCategory: 'MIDI_DRESSES', wholesalePrice: '82', variants: inColours('Black') }),
    product('twin', { subCategory: 'MIDI_DRESSES', wholesalePrice: '82', variants: inColours('sage', 'Black') }),
  ]
  expect(bySimilarity(offered, gone).map(({ _id }) => _id)).toEqual(['twin', 'dear', 'other colour', 'coat'])
})
