import { describeLists } from '../../ui/testing/list-pages.tsx'
import { AdminCreditPage } from './admin/admin-credit-page.tsx'
import { AdminDisputesPage } from './admin/admin-disputes-page.tsx'
import { RewardsPage } from './rewards/rewards-page.tsx'
import { SavingsPage } from './savings/savings-page.tsx'
import { EntityTransactions } from './transactions/entity-wallet.tsx'
import { TransactionsPage } from './transactions/transaction-list-page.tsx'
import { TransfersPage } from './transfers/transfers-page.tsx'

const at = '2026-03-01T10:00:00Z'
const sum = { amount: '120.00', currency: 'EUR' }
const parties = { brand: { id: 'b', name: 'Maison Orla' }, retailer: { id: 'r', name: 'Kin & Co' } }
const wallet = {
  currency: 'EUR',
  balances: [],
  due: [],
  credits: [],
  nextPayoutAt: null,
  directRetailers: [],
}
const words = ['wallet']
const others = { '/api/v2/wallet': wallet }

const transactions = {
  words,
  others,
  path: '/api/v2/wallet/transactions',
  row: {
    ...sum,
    id: 'one',
    at,
    kind: 'INVOICE',
    subject: { kind: 'INVOICE', id: 'i', number: 'KIN-INV-000001' },
    method: null,
    counterpart: parties.retailer,
    orderNumber: null,
    status: 'OPEN',
    isOverdue: false,
    dueAt: at,
    direction: 'IN',
    balance: null,
  },
  shows: 'KIN-INV-000001',
  none: 'No transactions yet',
}
const lot = {
  ...parties,
  ...sum,
  id: 'one',
  creditedAt: at,
  expiresAt: at,
  orderNumber: 'KIN-000001',
  invoiceNumber: null,
  rate: 200,
  status: 'ACTIVE',
  remaining: '20.00',
}
const saving = {
  ...parties,
  at,
  invoiceId: 'i',
  orderId: 'o',
  orderNumber: 'KIN-000001',
  invoiceNumber: 'KIN-INV-000001',
  basis: 'DIRECT',
  usualRate: 1500,
  rate: 0,
  goods: '100.00',
  usual: '15.00',
  charged: '0.00',
  saved: '15.00',
  currency: 'EUR',
}
const transfer = {
  ...parties,
  ...sum,
  id: 'one',
  paidOn: '2026-03-01',
  reference: 'March',
  invoices: [],
  status: 'ANNOUNCED',
  createdAt: at,
}
const application = {
  ...sum,
  id: 'one',
  retailer: parties.retailer,
  granted: null,
  orders: 2,
  overdueInvoices: 0,
  createdAt: at,
  status: 'SUBMITTED',
}
const dispute = {
  id: 'one',
  order: { id: 'o', number: 'KIN-000001' },
  entity: parties.retailer,
  rate: 1500,
  commission: '15.00',
  currency: 'EUR',
  createdAt: at,
  status: 'OPEN',
}

describeLists([
  { ...transactions, name: 'transactions', page: () => <TransactionsPage /> },
  { ...transactions, name: 'transactions of an entity', page: () => <EntityTransactions entityId="b" />, side: 'souk' },
  {
    name: 'rewards',
    page: () => <RewardsPage />,
    side: 'retailer',
    words,
    path: '/api/v2/wallet/rewards',
    row: lot,
    more: { rule: { rate: 200, months: 12, share: 5000, version: 1 }, balances: [] },
    shows: 'Maison Orla',
    none: 'No rewards yet',
  },
  {
    name: 'savings',
    page: () => <SavingsPage />,
    words,
    others,
    path: '/api/v2/wallet/savings',
    row: saving,
    more: { totals: [], months: [] },
    shows: 'Kin & Co',
    none: 'Nothing saved yet',
  },
  {
    name: 'transfers',
    page: () => <TransfersPage />,
    words,
    others,
    path: '/api/v2/wallet/bank-transfers',
    row: transfer,
    shows: 'March',
    none: 'No transfers yet',
  },
  {
    name: 'credit applications',
    page: () => <AdminCreditPage />,
    side: 'souk',
    words: ['wallet-admin', 'admin'],
    path: '/api/admin/credit-applications',
    row: application,
    shows: 'Kin & Co',
    none: 'No application is waiting.',
  },
  {
    name: 'disputes',
    page: () => <AdminDisputesPage />,
    side: 'souk',
    words: ['wallet-admin', 'admin'],
    path: '/api/admin/commission-disputes',
    row: dispute,
    shows: 'Kin & Co',
    none: 'No dispute waits for an answer.',
  },
])
