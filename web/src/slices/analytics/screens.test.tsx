import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { describeScreens } from '../../testing/describe-screens.ts'
import { type Asked, offline, refused, screenOf } from '../../testing/screen-of.tsx'

const brand = { as: { side: 'brand', role: 'entityAdmin' } } as const
const retailer = { as: { side: 'retailer', role: 'entityAdmin' } } as const
const asked = {
  from: '2026-01-01',
  to: '2026-03-31',
  currency: 'EUR',
  currencies: ['EUR'],
  asOf: '2026-03-31T09:00:00Z',
}
const figure = { amount: '33270.00', units: 400, orders: 9 }
const figures = { ...asked, total: figure, before: null, rows: [], more: false }
const paged = { page: 1, limit: 24, more: false }
const order = { id: 'one', number: 'PO-7', day: '2026-03-01', units: 4, amount: '80.00' }
const behind = { ...asked, ...paged, sum: { amount: '80.00', units: 4, orders: 1 } }
const seen = {
  from: '2026-01-01',
  to: '2026-03-31',
  asOf: asked.asOf,
  funnel: [],
  retailers: [
    {
      id: 'r',
      name: 'Kin & Co',
      relationId: 'k',
      views: 4,
      products: 2,
      wishlists: 1,
      carts: 0,
      orders: 0,
      lastSeen: '2026-03-01',
      next: 'NONE',
      deadline: null,
    },
  ],
  others: 0,
  collections: [],
  products: [],
  searches: { led: [], empty: [] },
  more: false,
}
const insights = 'GET /api/v2/sales-insights'
const purchases = 'GET /api/v2/purchase-insights'
const budgets = { [`${purchases}/budgets`]: [] }
const noOrders = 'No order is behind this figure'

describeScreens([
  { ...brand, name: 'sales', path: '/sales-analytics', call: insights, full: figures, shows: '€33,270.00' },
  {
    ...brand,
    name: 'retailers by their sales',
    path: '/sales-analytics?tab=retailers',
    others: { [insights]: figures },
    call: `${insights}/retailers`,
    full: {
      ...asked,
      counts: { NEW: 1, RETURNING: 0, SILENT: 0, AT_RISK: 0 },
      retailers: [
        {
          id: 'r',
          name: 'Kin & Co',
          health: 'NEW',
          reasons: [],
          lastOrder: '2026-03-01',
          usualGapDays: null,
          orders: 1,
          before: '0.00',
          amount: '80.00',
        },
      ],
    },
    shows: 'Kin & Co',
    empty: { ...asked, counts: { NEW: 0, RETURNING: 0, SILENT: 0, AT_RISK: 0 }, retailers: [] },
    none: 'No figures for these filters',
  },
  {
    ...brand,
    name: 'orders behind a figure of a brand',
    path: '/sales-analytics/orders',
    call: `${insights}/orders`,
    full: { ...behind, total: 1, orders: [{ ...order, retailerId: 'r', retailerName: 'Kin & Co' }] },
    shows: 'PO-7',
    empty: { ...behind, total: 0, orders: [] },
    none: noOrders,
  },
  {
    ...brand,
    name: 'what retailers look at',
    path: '/analytics?view=retailers',
    call: 'GET /api/v2/users/analytics',
    full: seen,
    shows: 'Kin & Co',
    empty: { ...seen, retailers: [] },
    none: 'No figures for these filters',
  },
  {
    ...retailer,
    name: 'purchases',
    path: '/purchase-analytics',
    others: budgets,
    call: purchases,
    full: { ...figures, open: [] },
    shows: '€33,270.00',
  },
  {
    ...retailer,
    name: 'orders behind a figure of a retailer',
    path: '/purchase-analytics/orders',
    call: `${purchases}/orders`,
    full: { ...behind, total: 1, orders: [{ ...order, brandId: 'b', brandName: 'Maison Orla' }] },
    shows: 'PO-7',
    empty: { ...behind, total: 0, orders: [] },
    none: noOrders,
  },
  {
    ...retailer,
    name: 'what is stored about a person',
    path: '/profile/activity',
    call: 'GET /api/v2/users/usage-events',
    full: {
      ...paged,
      total: 1,
      items: [{ id: 'one', at: asked.asOf, kind: 'brand.viewed', subject: 'Maison Orla', words: null }],
    },
    shows: 'Maison Orla',
    empty: { ...paged, total: 0, items: [] },
    none: 'Nothing is stored about you',
  },
])

const saving = 'POST /api/v2/analytics-views'

async function namedView(reply: unknown) {
  const world = await screenOf('/sales-analytics?measure=shipped', {
    ...brand,
    replies: { [insights]: figures, 'GET /api/v2/analytics-views': [], [saving]: reply },
  })
  await world.user.click(await screen.findByRole('button', { name: 'Saved views' }))
  const dialog = within(await screen.findByRole('dialog'))
  const save = () => world.user.click(dialog.getByRole('button', { name: 'Save view' }))
  return { ...world, dialog, save, name: await dialog.findByLabelText('Save what is shown now as') }
}

test('a view is saved as it is shown, and its name leaves the field', async () => {
  const { user, name, save, sent } = await namedView(({ body }: Asked) => ({ id: 'new', ...(body as object) }))
  await user.type(name, 'Shipped')
  await save()
  await expect.poll(() => name).toHaveProperty('value', '')
  expect(sent(saving)[0]?.body).toEqual({ page: 'sales', name: 'Shipped', search: 'measure=shipped' })
})

test('a name that is taken is refused at its field, and stays typed', async () => {
  const { user, dialog, name, save } = await namedView(refused(409, 'Your team has a view of this name.', 'name'))
  await user.type(name, 'Shipped')
  await save()
  await dialog.findByText('Your team has a view of this name.')
  expect(name.getAttribute('aria-invalid')).toBe('true')
  expect(name).toHaveProperty('value', 'Shipped')
})

test('without a network it says so, and the name stays typed', async () => {
  const { user, dialog, name, save } = await namedView(offline)
  await user.type(name, 'Shipped')
  await save()
  await dialog.findByText(/No internet connection/)
  expect(name).toHaveProperty('value', 'Shipped')
})

test.each([
  ['refused', refused(422, 'The amount is too large.', 'amount')],
  ['without a network', offline],
])('a budget that is %s stays open as it was typed', async (_, reply) => {
  const { user, sent } = await screenOf('/purchase-analytics', {
    ...retailer,
    replies: { [purchases]: { ...figures, open: [] }, ...budgets, [`POST ${purchases.slice(4)}/budgets`]: reply },
  })
  await user.click(await screen.findByRole('button', { name: 'Add budget' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Name'), 'Spring')
  await user.type(dialog.getByLabelText('Amount to spend'), '2500')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await expect.poll(() => sent(`POST ${purchases.slice(4)}/budgets`)).toHaveLength(1)
  expect(dialog.getByLabelText('Name')).toHaveProperty('value', 'Spring')
  expect(dialog.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false)
})
