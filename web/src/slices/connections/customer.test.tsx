import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { describeScreens } from '../../testing/describe-screens.ts'
import { screenOf } from '../../testing/screen-of.tsx'
import { anOrder } from '../orders/testing/an-order.ts'

const at = '2026-03-01T10:00:00Z'
const relation = {
  id: '0199a000-0000-7000-8000-000000000001',
  counterpart: { id: 'kin', name: 'Kin & Co', nickName: null, logo: null, country: 'FR' },
  status: 'ACCEPTED',
  origin: 'direct',
  group: null,
  salesRep: null,
  since: at,
  endedAt: null,
  website: '',
  terms: {},
  brandTerms: { paymentMethods: ['BANK_TRANSFER'], incoterm: 'DAP', returns: '', remarks: '' },
  notes: 'Pays late',
  contacts: [{ name: 'Nadia Karam', email: 'nadia@kin.test', isAdmin: true }],
  places: [{ id: 'p', name: 'Marais', country: 'FR', address: null }],
  history: [],
  version: 1,
  mayChange: false,
  mayEnd: true,
}
const call = 'GET /api/users/relations/:id'
const paged = { page: 1, limit: 50, more: false }
const order = anOrder({ status: 'CONFIRMED', isYourTurn: false, agreedRevision: 1, work: ['pack'] })
const sums = [
  { currency: 'EUR', open: '130.00', overdue: '30.00', credit: '0.00', onTerms: '100.00' },
  { currency: 'USD', open: '7.00', overdue: '0.00', credit: '5.00', onTerms: '0.00' },
]
const others = {
  'GET /api/v2/orders/partners': [],
  'GET /api/v2/orders': { ...paged, orders: [order], total: 1 },
  'GET /api/v2/orders/filter/:fieldName': [],
  'GET /api/v2/invoices': { ...paged, invoices: [], total: 0 },
  'GET /api/v2/wallet/partners/:retailerId': { sums, lastPayment: null },
}
const all = { [call]: relation, ...others }
const without = (name: string) => Object.fromEntries(Object.entries(all).filter(([one]) => one !== name))
const brand = { as: { side: 'brand', role: 'entityAdmin' } } as const
const retailer = { as: { side: 'retailer', role: 'entityAdmin' } } as const
const path = '/connections/kin'
const open = (more = '', who: typeof brand | typeof retailer = brand) =>
  screenOf(`${path}${more}`, { ...who, replies: all })

describeScreens([
  { ...brand, name: 'a customer', path, call, full: relation, shows: 'Kin & Co', others },
  { ...retailer, name: 'a brand', path, call, full: relation, shows: 'Kin & Co', others },
  {
    ...brand,
    name: 'what a customer owes',
    path,
    others: without('GET /api/v2/wallet/partners/:retailerId'),
    call: 'GET /api/v2/wallet/partners/:retailerId',
    full: { sums, lastPayment: null },
    shows: '€130.00',
    empty: { sums: [], lastPayment: null },
    none: 'Nothing is open.',
  },
  {
    ...brand,
    name: 'the orders of a customer',
    path: `${path}?tab=orders`,
    others: without('GET /api/v2/orders'),
    call: 'GET /api/v2/orders',
    full: { ...paged, orders: [order], total: 1 },
    shows: 'ORL-000042',
    empty: { ...paged, orders: [], total: 0 },
    none: 'No orders yet',
  },
])

test('the overview says what comes next and what is open in each currency', async () => {
  const { sent } = await open()
  expect((await screen.findByRole('link', { name: 'Pack and invoice' })).getAttribute('href')).toBe(
    '/shipments/new?orderId=order',
  )
  for (const figure of ['€130.00', '€30.00', '$5.00']) await screen.findByText(figure)
  const overdue = (await screen.findAllByRole('link', { name: 'Show invoices' })).map((one) => one.getAttribute('href'))
  expect(overdue).toContain(`${path}?tab=invoices&i.status=OVERDUE`)
  expect(sent('GET /api/v2/orders')[0]!.query.get('counterpartId')).toBe('kin')
})

test('each list on the page is that of the customer, with an address of its own', async () => {
  const { user, router, sent } = await open('?tab=orders&o.q=knit')
  await screen.findByRole('link', { name: 'ORL-000042' })
  expect(
    sent('GET /api/v2/orders').some(({ query }) => query.get('counterpartId') === 'kin' && query.get('q') === 'knit'),
  ).toBe(true)
  for (const { query } of sent('GET /api/v2/orders/filter/:fieldName')) expect(query.get('counterpartId')).toBe('kin')
  await user.click(screen.getByRole('tab', { name: 'Invoices' }))
  await screen.findByText('No invoices yet')
  expect(router.state.location.search).toBe('?tab=invoices&o.q=knit')
  expect(
    sent('GET /api/v2/invoices').every(({ query }) => query.get('counterpartId') === 'kin' && !query.get('q')),
  ).toBe(true)
})

test('people, stores and terms stand in tabs', async () => {
  const { user } = await open('?tab=people')
  const panel = within(await screen.findByRole('tabpanel', { name: 'People and addresses' }))
  for (const text of ['Nadia Karam', 'Marais']) expect(panel.getByText(text)).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Terms' }))
  expect(await screen.findByText(/DAP/)).toBeTruthy()
})

test('an ended connection has no people, stores or books', async () => {
  const { contacts: _contacts, places: _places, ...rest } = relation
  await screenOf(path, { ...brand, replies: { [call]: { ...rest, status: 'ENDED', endedAt: at }, ...others } })
  await screen.findByRole('tab', { name: 'Terms' })
  expect(screen.queryByRole('tab', { name: 'People and addresses' })).toBeNull()
  expect(screen.queryByRole('tab', { name: 'Prices and products' })).toBeNull()
})

test('a retailer that is not connected leads on to its orders', async () => {
  await screenOf(path, { ...brand, replies: others })
  const orders = await screen.findByRole('link', { name: 'Show its orders' })
  expect(orders.getAttribute('href')).toBe('/orders?counterpartId=kin')
})
