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
  units: 1,
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

const newest = [
  { retailer: { id: 'other' }, carrier: 'UPS' },
  { retailer: { id: 'r' }, carrier: '' },
  { retailer: { id: 'r' }, carrier: 'DHL' },
]
const refused = () => Response.json({ message: 'Declined', errors: [{ message: 'Declined' }] }, { status: 409 })

async function packing(first: object[], move: () => Response = () => Response.json({ data: { id: 'shipment' } })) {
  await Promise.all([loadNamespaces('shipments'), import('../model/shipments-writes.ts')])
  storeSession({ token: 'token', role: 'entityAdmin', entityType: 'brand' })
  let orders = first
  const sent: { method: string; body: Record<string, unknown> }[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body = '{}' }: { method?: string; body?: string }) => {
    if (method !== 'GET') sent.push({ method, body: JSON.parse(body) })
    if (url.includes('/filter/')) return Response.json({ data: [] })
    if (method === 'GET' && !url.includes('packable')) return Response.json({ data: { shipments: newest } })
    if (method === 'GET') return Response.json({ data: orders })
    if (method !== 'POST') return move()
    orders = [{ ...order, lines: [{ ...line, left: 0 }] }] // the last units are in a shipment now
    return Response.json({ data: { id: 'shipment', version: 4 } }, { status: 201 })
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const shown = show(
    <QueryClientProvider client={client}>
      <PackPage />
    </QueryClientProvider>,
    `/shipments/new?orderId=${orderId}`,
  )
  return { ...shown, sent }
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

test('one press packs all that is left, with the carrier of last time, and invoices it', async () => {
  const { user, router, sent } = await packing([order])
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Carrier/ })).toHaveProperty('value', 'DHL'))
  await user.click(screen.getByRole('button', { name: 'Pack and invoice' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/shipment/shipment'))
  expect(sent.map(({ method }) => method)).toEqual(['POST', 'PATCH'])
  expect(sent[0]!.body).toMatchObject({ lines: [{ orderId, lineId: 'line', quantity: 2 }], carrier: 'DHL' })
  expect(sent[0]!.body['shipsOn']).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(sent[1]!.body).toEqual({ status: 'PRE_TRANSIT', version: 4 })
})

test('where the invoice is refused the shipment is packed, and its page says why', async () => {
  const { user, router } = await packing([order], refused)
  await user.click(await screen.findByRole('button', { name: 'Pack and invoice' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/shipment/shipment'))
})

test('the first code that is scanned begins anew, and it can be invoiced later', async () => {
  const { user, router, sent } = await packing([order])
  await user.type(await screen.findByRole('textbox', { name: /Scan/ }), 'SKU{Enter}')
  await user.click(screen.getByRole('button', { name: 'Pack, invoice later' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/shipment/shipment'))
  expect(sent.map(({ body }) => body['lines'])).toEqual([[{ orderId, lineId: 'line', quantity: 1 }]])
})

test('an order whose units are all packed leads to its page, where its shipments are', async () => {
  await packing([{ ...order, lines: [] }])
  const open = await screen.findByRole('link', { name: 'Open the order' })
  expect(open.getAttribute('href')).toBe(`/order/${orderId}`)
})
