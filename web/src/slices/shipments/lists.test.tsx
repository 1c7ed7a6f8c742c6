import { describeLists } from '../../ui/testing/list-pages.tsx'
import { InvoicesPage } from './invoices/invoice-list-page.tsx'
import { EntityShipments } from './list/entity-shipments.tsx'
import { ShipmentsPage } from './list/shipments-page.tsx'

const parties = { brand: { id: 'b', name: 'Maison Orla' }, retailer: { id: 'r', name: 'Kin & Co' } }
const shipment = {
  ...parties,
  id: 'one',
  number: 'KIN-S-000001',
  status: 'IN_TRANSIT',
  waitsFor: null,
  isReplacement: false,
  isInvoiced: false,
  openClaims: 0,
  image: null,
  orders: [{ id: 'o', number: 'KIN-000001' }],
  carrier: 'DHL',
  trackingNumber: '123',
  createdAt: '2026-03-01T10:00:00Z',
  expectedOn: null,
  deliveredAt: null,
  units: 12,
  amounts: [{ amount: '120.00', currency: 'EUR' }],
}
const invoice = {
  ...parties,
  id: 'one',
  number: 'KIN-INV-000001',
  kind: 'GOODS',
  status: 'OPEN',
  orders: [],
  issuedOn: '2026-03-01',
  dueOn: '2026-03-31',
  open: '120.00',
  payable: '120.00',
  total: '120.00',
  currency: 'EUR',
}
const shipments = { words: ['shipments'], path: '/api/v2/shipments', rows: 'shipments', row: shipment } as const

describeLists([
  { ...shipments, name: 'shipments', page: () => <ShipmentsPage />, shows: 'KIN-S-000001', none: 'No shipments yet' },
  {
    ...shipments,
    name: 'shipments of an entity',
    page: () => <EntityShipments entityId="b" />,
    side: 'souk',
    shows: 'KIN-S-000001',
    none: 'No shipments yet',
  },
  {
    name: 'invoices',
    page: () => <InvoicesPage />,
    words: ['invoices'],
    path: '/api/v2/invoices',
    rows: 'invoices',
    row: invoice,
    shows: 'KIN-INV-000001',
    none: 'No invoices yet',
  },
])
