import type { ProductRow } from '@souk/contract/catalog/product-shapes.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { show } from '../../../ui/testing/input-world.tsx'
import { UnsavedIn, useUnsavedTabs } from '../../entities/door.ts'
import { NameCell, PriceCell } from './product-cells.tsx'
import { TypedCellsIn } from './product-typed-cells.tsx'
import { RefusedCellsNotice } from './product-table-notices.tsx'
import { useProducts } from '../model/products.data.ts'

const id = '0198c1d2-0000-7000-8000-000000000001'
let row = {} as ProductRow
let sent: { version: number }[] = []
let refusal: { status: number; message: string } | null = null

/** A server of one product, with its version. */
async function answer(_: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (init?.method !== 'PATCH') {
    return Response.json({ data: { products: [row], page: 1, limit: 50, total: 1, more: false } })
  }
  const { version, ...change } = JSON.parse(String(init.body)) as { version: number }
  sent.push({ version, ...change })
  if (refusal) {
    const { status, message } = refusal
    return Response.json({ message, errors: [{ code: status === 409 ? 'stale' : 'invalid', message }] }, { status })
  }
  if (version !== row.version) return Response.json({ message: 'stale', errors: [] }, { status: 409 })
  row = { ...row, ...change, version: version + 1 }
  return Response.json({ data: row })
}
beforeEach(async () => {
  row = {
    _id: id,
    name: 'Coat',
    wholesalePrice: '50.00',
    retailPrice: '125.00',
    currency: 'EUR',
    version: 3,
    variants: [],
  } as unknown as ProductRow
  sent = []
  refusal = null
  vi.stubGlobal('fetch', vi.fn<typeof fetch>(answer))
  await loadNamespaces('products')
})
afterEach(() => vi.unstubAllGlobals())

function Row() {
  const { data } = useProducts({ collectionId: id })
  const [unsaved, mark] = useUnsavedTabs()
  const [isAway, setAway] = useState(false)
  const product = isAway ? undefined : data?.products[0]
  return (
    <UnsavedIn tab="products" mark={mark}>
      <output>{unsaved.size > 0 ? 'unsaved' : 'saved'}</output>
      <button onClick={() => setAway((now) => !now)}>Another page</button>
      <TypedCellsIn>
        <RefusedCellsNotice shown={new Set(product && [product._id])} onShow={() => setAway(false)} />
        {product && (
          <>
            <NameCell row={product} />
            <PriceCell row={product} name="wholesalePrice" />
          </>
        )}
      </TypedCellsIn>
    </UnsavedIn>
  )
}
function World() {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  return (
    <QueryClientProvider client={client}>
      <Row />
    </QueryClientProvider>
  )
}
const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Name of/ })
const price = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Wholesale price of/ })
const isSaved = () => waitFor(() => expect(screen.getByRole('status').textContent).toBe('saved'))

test('two cells of one row are saved one after the other, each with the newest version', async () => {
  const { user } = show(<World />)
  await user.clear(await name())
  await user.type(await name(), 'Long coat{Enter}')
  await user.clear(await price())
  await user.type(await price(), '61.5')
  await user.tab()
  await isSaved()
  expect(sent).toEqual([
    { version: 3, name: 'Long coat' },
    { version: 4, wholesalePrice: '61.5' },
  ])
})

test('the same number is no change, and Escape takes back', async () => {
  const { user } = show(<World />)
  await user.clear(await price())
  await user.type(await price(), '50')
  await user.tab()
  await isSaved()
  await user.type(await name(), 'x{Escape}')
  expect((await name()).value).toBe('Coat')
  expect(sent).toEqual([])
})

test('what is refused stays in its cell with the reason, and is saved by a second try', async () => {
  refusal = { status: 409, message: 'Somebody else changed it.' }
  const { user } = show(<World />)
  await user.type(await name(), ' II{Enter}')
  await screen.findByText('Somebody else changed it.')
  expect((await name()).value).toBe('Coat II')
  expect(screen.getByRole('status').textContent).toBe('unsaved')
  refusal = null
  await user.click(await name())
  await user.keyboard('{Enter}')
  await isSaved()
  expect(row.name).toBe('Coat II')
})

test('a name is due, and nothing is sent without one', async () => {
  const { user } = show(<World />)
  await user.clear(await name())
  await user.keyboard('{Enter}')
  expect((await name()).getAttribute('aria-invalid')).toBe('true')
  expect(sent).toEqual([])
})

test('a refused text outlives the page of the table: it is named, can be shown again and fixed', async () => {
  refusal = { status: 422, message: 'Please enter a valid wholesale price' }
  const { user } = show(<World />)
  await user.clear(await price())
  await user.type(await price(), '61.5')
  await user.click(screen.getByText('Another page')) // leaving the cell sends it, and the answer finds it gone
  await screen.findByText('Some entries were not saved')
  expect(screen.getByText('61.50')).toBeTruthy()
  expect(screen.getByText('Please enter a valid wholesale price')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('unsaved')
  await user.click(screen.getByRole('button', { name: 'Show the cell: Wholesale price of Coat' }))
  expect((await price()).value).toBe('61.50')
  expect((await price()).getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText('Some entries were not saved')).toBeNull()
  refusal = null
  await user.click(await price())
  await user.keyboard('{Enter}')
  await isSaved()
  expect(row.wholesalePrice).toBe('61.50')
})

test('a refused text is forgotten only when it is given up', async () => {
  refusal = { status: 422, message: 'No.' }
  const { user } = show(<World />)
  await user.type(await name(), ' II{Enter}')
  await screen.findByText('No.')
  await user.click(screen.getByText('Another page'))
  await user.click(await screen.findByRole('button', { name: 'Discard: Name of Coat' }))
  await isSaved()
  await user.click(screen.getByText('Another page'))
  expect((await name()).value).toBe('Coat')
})
