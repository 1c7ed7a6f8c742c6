import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { loadNamespaces } from '../../lib/language/i18n.ts'
import { clearSession, storeSession } from '../../lib/session/session.ts'
import { anOrder } from '../../slices/orders/testing/an-order.ts'
import { show } from '../../ui/testing/input-world.tsx'
import { adminRoutes } from './admin-routes.ts'

afterEach(() => {
  clearSession()
  vi.unstubAllGlobals()
})

const brand = { id: 'orla', name: 'Maison Orla' }
const retailer = { id: 'kin', name: 'Kin & Co' }
const order = anOrder({ status: 'PENDING_BRAND', agreedRevision: 1 })
const line = { id: 'line', orderId: 'order', orderNumber: 'ORL-000042', lineId: 's', quantity: 1, units: 1 }
const shipment = {
  id: 'shipment',
  number: 'ORL-S-000007',
  status: 'IN_TRANSIT',
  brand,
  retailer,
  isReplacement: false,
  orders: [{ id: 'order', number: 'ORL-000042' }],
  units: 1,
  amounts: [],
  carrier: 'DHL',
  trackingNumber: '1',
  shipsOn: null,
  expectedOn: null,
  openClaims: 0,
  isInvoiced: true,
  waitsFor: null,
  image: null,
  createdAt: '2026-11-15T09:00:00.000Z',
  shippedAt: null,
  deliveredAt: null,
  version: 1,
  lines: [
    {
      ...line,
      price: '5.00',
      currency: 'EUR',
      name: 'Coat',
      styleCode: 'C',
      image: null,
      colour: '',
      size: '',
      sku: '',
      claimed: 0,
    },
  ],
  events: [],
  claims: [],
  invoices: [{ id: 'invoice', number: 'ORL-INV-000003', kind: 'GOODS', payable: '5.00', currency: 'EUR' }],
  shipTo: null,
  freight: '0.00',
  currency: 'EUR',
  discountPercent: '0',
  note: '',
  may: { moves: [], edit: false, price: false, receive: false, claim: false, answerClaims: false, invoice: false },
}
const transaction = {
  id: 'transaction',
  kind: 'INVOICE',
  amount: '5.00',
  currency: 'EUR',
  direction: 'IN',
  status: 'OPEN',
  open: '5.00',
  isOverdue: false,
  dueAt: null,
  counterpart: retailer,
  subject: { kind: 'INVOICE', id: 'invoice', number: 'ORL-INV-000003' },
  method: null,
  invoiceId: 'invoice',
  orderId: 'order',
  orderNumber: 'ORL-000042',
  reference: '',
  paidOn: null,
  balance: null,
  mayPay: ['CARD', 'BANK_TRANSFER'],
  createdAt: '2026-11-15T09:00:00.000Z',
  at: '2026-11-15T09:00:00.000Z',
  viewer: brand,
  card: null,
  hasFile: false,
  ruleVersion: 2,
  related: [],
  entries: [],
  walletShare: null,
  step: { paymentId: 'payment' },
}
const commission = {
  orderId: 'order',
  orderNumber: 'ORL-000042',
  currency: 'EUR',
  basis: 'DIRECT',
  rate: 300,
  usualRate: 1500,
  rewardRate: null,
  ruleVersion: 2,
  fixedAt: '2026-11-15T09:00:00.000Z',
  invoices: [],
  dispute: null,
}

const answers: [RegExp, unknown][] = [
  [/\/commission/, commission],
  [/\/orders\/order\/\w+/, []],
  [/\/orders\/order/, order],
  [/\/shipments\/shipment/, shipment],
  [/\/transactions\/transaction/, transaction],
]

const root = '/admin/entities/brand/orla'

async function open(name: string, thing: string) {
  await Promise.all(['admin', 'order', 'orders', 'shipments', 'wallet'].map((one) => loadNamespaces(one)))
  storeSession({ token: 'token', role: 'soukAdmin', entityType: null })
  const asked: { method: string; url: string }[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: { method?: string } = {}) => {
    asked.push({ method, url })
    return Response.json({ data: answers.find(([path]) => path.test(url))?.[1] ?? [] })
  })
  const { path, page } = adminRoutes.find((route) => route.name === name)!
  const Page = await page!()
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  show(
    <QueryClientProvider client={client}>
      <Routes>
        <Route path={path} element={<Page />} />
      </Routes>
    </QueryClientProvider>,
    `${root}/${thing}`,
  )
  return asked
}

test.each([
  ['admin-entity-order', 'orders/order', 'ORL-000042', 'orders', 'Maison Orla has until'],
  ['admin-entity-shipment', 'shipments/shipment', 'ORL-S-000007', 'shipments', 'ORL-INV-000003'],
  ['admin-entity-transaction', 'transactions/transaction', 'Invoice', 'transactions', 'Still open'],
])('%s is read of the entity in the address and offers no action', async (name, thing, title, list, shown) => {
  const asked = await open(name, thing)
  await screen.findByRole('heading', { level: 1, name: new RegExp(title) })
  await screen.findByText((text) => text.replaceAll(/[\u2068\u2069]/g, '').includes(shown))
  expect(screen.getByRole('link', { name: 'Maison Orla' }).getAttribute('href')).toBe(`${root}?show=${list}`)
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(screen.queryAllByRole('textbox')).toEqual([])
  for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).toMatch(/^\/admin\//)
  expect(asked.filter(({ method, url }) => method !== 'GET' || !url.includes('entityId=orla'))).toEqual([])
})

test('an order names the party that responds, its commission and its comments without a word to the reader', async () => {
  const asked = await open('admin-entity-order', 'orders/order')
  await screen.findByText(/^Direct retailer: 3% instead of 15%\./)
  await screen.findByText(/^No comments yet/)
  expect(screen.queryByText(/\b(you|your)\b/i)).toBeNull()
  const paths = asked.map(({ url }) => new URL(url, 'http://souk.test').pathname)
  expect([...new Set(paths)].toSorted()).toEqual([
    '/api/v2/orders/order',
    '/api/v2/orders/order/comments',
    '/api/v2/wallet/orders/order/commission',
  ])
})
