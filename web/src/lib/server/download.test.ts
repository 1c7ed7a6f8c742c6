import type { collections } from '@souk/contract/catalog/collections.contract.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { download, nameIn } from './download.ts'

afterEach(() => vi.unstubAllGlobals())
const fetchStock = () =>
  download<typeof collections.availability>('/api/v2/catalog/collections/:collectionId/products-availability', {
    params: { collectionId: 'c1' },
  })

test('a file keeps the name the server gave it', () => {
  expect(nameIn(`attachment; filename="stock.xlsx"; filename*=UTF-8''%D9%85%D8%AE%D8%B2%D9%88%D9%86.xlsx`)).toBe(
    'مخزون.xlsx',
  )
  expect(nameIn('attachment; filename="stock.xlsx"')).toBe('stock.xlsx')
  expect(nameIn(null)).toBeNull()
})

test('what was fetched is handed to the browser', async () => {
  const headers = { 'content-disposition': 'attachment; filename="stock.xlsx"' }
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return new Response('sheet', { headers })
  })
  const saved: string[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} }))
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  await fetchStock()
  expect(asked).toEqual(['/api/v2/catalog/collections/c1/products-availability'])
  expect(saved).toEqual(['stock.xlsx'])
  click.mockRestore()
})

test('a refusal is the server’s, in its words', async () => {
  const message = 'You may not.'
  vi.stubGlobal('fetch', async () =>
    Response.json({ message, errors: [{ message, code: 'forbidden' }] }, { status: 403 }),
  )
  await expect(fetchStock()).rejects.toMatchObject({ status: 403, message })
})
