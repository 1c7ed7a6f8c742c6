import { describeLists } from '../../ui/testing/list-pages.tsx'
import { PurchaseOrdersPage } from './purchases/purchase-orders-page.tsx'
import { OrdersBehindPage } from './sales/orders-behind-page.tsx'
import { OwnUsagePage } from './usage/own-usage-page.tsx'

const words = ['analytics']
const order = { id: 'one', number: 'PO-7', day: '2026-03-01', units: 4, amount: '80.00' }
const behind = {
  words,
  rows: 'orders',
  more: {
    from: '2026-01-01',
    to: '2026-03-31',
    currency: 'EUR',
    sum: { amount: '80.00', units: 4, orders: 1 },
  },
  shows: 'PO-7',
  none: 'No order is behind this figure',
}

describeLists([
  {
    name: 'what is stored about a person',
    page: () => <OwnUsagePage />,
    words,
    path: '/api/v2/users/usage-events',
    row: { id: 'one', at: '2026-03-01T10:00:00Z', kind: 'brand.viewed', subject: 'Maison Orla', words: null },
    shows: 'Maison Orla',
    none: 'Nothing is stored about you',
  },
  {
    ...behind,
    name: 'orders behind a figure of a brand',
    page: () => <OrdersBehindPage />,
    path: '/api/v2/sales-insights/orders',
    row: { ...order, retailerId: 'r', retailerName: 'Kin & Co' },
  },
  {
    ...behind,
    name: 'orders behind a figure of a retailer',
    page: () => <PurchaseOrdersPage />,
    side: 'retailer',
    path: '/api/v2/purchase-insights/orders',
    row: { ...order, brandId: 'b', brandName: 'Maison Orla' },
  },
])
