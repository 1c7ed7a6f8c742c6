import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { clearSession, storeSession } from '../../../lib/session/session.ts'
import { show } from '../../../ui/testing/input-world.tsx'
import { PackPage } from './pack-page.tsx'

afterEach(() => {
  clearSession()
  vi.unstubAllGlobals()
})

const orderId = '01a1f21e-41a9-7110-965b-4afc5d107d03'
const line = {
  lineId: 'line',
  productId: 'coat',
  name: 'Coat',
  styleCode: 'ST-1',
  image: null,
  skuId: 'sku',
  sku: 'SKU',
  colour: 'Sage',
  size: 'S',
  agreed: 2,
  left: 2,
  unitsEach: 1,
  barcode: null,
}
const order = {
  id: orderId,
  number: 'ORL-000001',
  currency: 'EUR',
  paymentMethod: 'BANK_TRANSFER',
  retailer: { id: 'r', name: 'Kin & Co' },
  storeName: 'Paris',
  hasProposal: false,
  shipTo: null,
  lines: [line],
}

async function packing(first: object[]) {
  await Promise.all([loadNamespaces('shipments'), import('../model/shipments-writes.ts')])
  storeSession({ token: 'token', role: 'entityAdmin', entityType: 'brand' })
  let orders = first
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: { method?: string }) => {
    if (method === 'GET') return Response.json({ data: orders })
    orders = [{ ...order, lines: [{ ...line, left: 0 }] }] // the last units are in a shipment now
    return Response.json({ data: { id: 'shipment' } }, { status: 201 })
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return show(
    <QueryClientProvider client={client}>
      <PackPage />
    </QueryClientProvider>,
    `/shipments/new?orderId=${orderId}`,
  )
}

test('a size that was not ordered says so, and one that is packed', async () => {
  await packing([
    {
      ...order,
      lines: [
        line,
        { ...line, lineId: 'two', skuId: 'two', size: 'M', left: 0 },
        { ...line, lineId: 'three', skuId: 'three', size: 'M', colour: 'Oat' },
      ],
    },
  ])
  expect(await screen.findByText('Not ordered')).toBeTruthy()
  expect(screen.getByText('Packed')).toBeTruthy()
  expect(screen.queryByText('Sold out')).toBeNull()
})

test('packing the last units leads to their shipment', async () => {
  const { user, router } = await packing([order])
  await user.click(await screen.findByRole('button', { name: 'Pack everything' }))
  await user.click(screen.getByRole('button', { name: 'Pack shipment' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/shipment/shipment'))
  expect(screen.queryByText('Nothing to pack')).toBeNull()
})

test('an order whose units are all packed leads to its page, where its shipments are', async () => {
  await packing([{ ...order, lines: [] }])
  const open = await screen.findByRole('link', { name: 'Open the order' })
  expect(open.getAttribute('href')).toBe(`/order/${orderId}`)
})
