import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Collection } from '@souk/contract/catalog/collection-shapes.ts'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { screenOf } from '../../../testing/screen-of.tsx'
import { NewProductDialog } from './new-product-dialog.tsx'

const collection = { id: 'c', currency: 'EUR' } as Collection
const sizes = (...names: string[]) => names.map((size) => ({ size }))
const last = {
  department: 'WOMEN',
  category: 'OUTERWEAR',
  variants: [
    { colour: 'Sage', sizes: sizes('S', 'M') },
    { colour: 'Navy', sizes: sizes('M', 'L') },
  ],
}

async function open(products: object[]) {
  await loadNamespaces('products', 'catalog')
  const onAdded = vi.fn<(id: string) => void>()
  const world = await screenOf('/downloads', {
    as: { side: 'brand', role: 'entityAdmin' },
    beside: <NewProductDialog collection={collection} onClose={() => {}} onAdded={onAdded} />,
    replies: {
      'GET /api/v2/catalog/products': { products, page: 1, limit: 1, total: products.length, more: false },
      'POST /api/v2/catalog/products': { _id: 'new', variants: [] },
    },
  })
  return { ...world, onAdded, dialog: within(await screen.findByRole('dialog')) }
}

test('what it shares with the product before it is there already', async () => {
  const { dialog, user, sent, onAdded } = await open([last])
  await user.type(dialog.getByLabelText('Name'), 'Linen coat')
  await user.type(dialog.getByLabelText('Style code'), 'LC-1')
  await user.type(dialog.getByLabelText('Colours'), 'Ecru')
  await user.click(dialog.getByRole('button', { name: 'Add product' }))
  await expect.poll(() => onAdded.mock.calls).toEqual([['new']])
  expect(sent('POST /api/v2/catalog/products')[0]?.body).toMatchObject({
    name: 'Linen coat',
    department: 'WOMEN',
    category: 'OUTERWEAR',
    variants: [{ colour: 'Ecru', sizes: sizes('S', 'M', 'L') }],
  })
  expect(sent('GET /api/v2/catalog/products')[0]?.query.toString()).toBe('collectionId=c&sort=newest&limit=1')
})

test('the first product of a collection begins empty', async () => {
  const { dialog } = await open([])
  for (const label of ['Sizes', 'Department', 'Category']) {
    expect(dialog.getAllByLabelText(new RegExp(`^${label}`))[0]).toHaveProperty('value', '')
  }
})
