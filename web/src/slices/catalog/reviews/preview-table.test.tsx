import type { Preview } from '@souk/contract/catalog/books.contract.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { inArabic, show } from '../../../ui/testing/input-world.tsx'
import { type PreviewReply, PreviewSentence } from './preview-sentence.tsx'
import { PreviewTable } from './preview-table.tsx'

const line = (n: number, changes: Partial<Preview>): Preview =>
  ({
    product: {
      _id: `${n}`,
      name: `Coat ${n}`,
      styleCode: `ST-${n}`,
      images: [],
      currency: 'EUR',
      wholesalePrice: '40.00',
      retailPrice: null,
    },
    hidden: null,
    priceFrom: null,
    ...changes,
  }) as unknown as Preview
const preview = (items: Preview[], changes: Partial<PreviewReply> = {}): PreviewReply => ({
  items,
  currency: 'EUR',
  retailer: { id: 'k', name: 'Kin & Co', country: 'GB' },
  shownCount: 2,
  hiddenCount: 1,
  segment: { name: 'Paris edit', level: 'retailer' },
  page: 1,
  limit: 50,
  total: items.length,
  more: false,
  ...changes,
})
beforeEach(() => loadNamespaces('books', 'catalog'))
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }))

test('each product has its price and its book, or the reason in words', () => {
  const onRequest = { ...line(2, {}).product, wholesalePrice: null }
  const items = [
    line(0, { priceFrom: { name: 'Gulf prices', level: 'group' } }),
    line(1, { priceFrom: { name: 'Master', level: 'master' } }),
    line(2, { product: onRequest }),
    line(3, { hidden: 'notInSegment' }),
    line(4, { hidden: 'restrictedCountry' }),
  ]
  show(<PreviewTable preview={preview(items)} />)
  expect(row('Coat 0').getByText('Gulf prices')).toBeTruthy()
  expect(row('Coat 1').getByText('Master price book')).toBeTruthy()
  expect(row('Coat 2').getByText('On request')).toBeTruthy()
  expect(row('Coat 3').getByText(/Not listed in Paris edit/)).toBeTruthy()
  expect(row('Coat 3').queryByText('€40.00')).toBeNull()
  expect(row('Coat 4').getByText(/You do not sell to United Kingdom/)).toBeTruthy()
})

test.each([
  [{}, 'Kin & Co sees 2 of 3 products, in EUR'],
  [{ hiddenCount: 0 }, 'Kin & Co sees all 2 products, in EUR'],
  [{ shownCount: 0 }, 'Kin & Co sees none of the 1 products'],
  [{ shownCount: 0, hiddenCount: 0 }, 'This collection has no products yet.'],
])('one plain sentence: %o', (changes, says) => {
  show(<PreviewSentence preview={preview([], changes)} />)
  expect(screen.getByRole('status').textContent?.replace(/[\u2068\u2069]/g, '')).toContain(says)
})

test('a Latin name does not draw the number to its other side in Arabic', async () => {
  await inArabic()
  show(<PreviewSentence preview={preview([])} />)
  expect(screen.getByRole('status').textContent).toContain('\u2068Kin & Co\u2069 2 من 3')
})
