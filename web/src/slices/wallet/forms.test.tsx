import { describeForms } from '../../testing/describe-forms.tsx'

const at = '2026-03-01T10:00:00Z'
const id = '0199a000-0000-7000-8000-000000000001'
const version = { id, version: 1, value: 1500, validFrom: at, note: '', isCurrent: true }
const rule = { id, key: 'marketplaceRate', unit: 'basisPoints', value: 1500, history: [version] }
const admin = { side: 'souk', role: 'soukAdmin' } as const
const brand = { side: 'brand', role: 'entityAdmin' } as const
const retailer = { id, name: 'Linden' }
const sum = { amount: '120.00', currency: 'EUR' }
const page = (items: unknown[]) => ({ page: 1, limit: 25, total: items.length, more: false, items })
const application = {
  ...sum,
  id,
  retailer,
  status: 'SUBMITTED',
  granted: null,
  legalName: 'Linden GmbH',
  registrationNumber: 'HRB 1',
  yearsTrading: 9,
  annualTurnover: '900000.00',
  contactName: 'Nia Vogel',
  contactEmail: 'nia@linden.test',
  notes: '',
  reason: '',
  orders: 2,
  paidInvoices: 2,
  overdueInvoices: 0,
  limits: [],
  checks: [],
  documents: [],
  createdAt: at,
  decidedAt: null,
}
const dispute = {
  id,
  order: { id, number: 'KIN-000001' },
  entity: retailer,
  text: 'We are a direct retailer.',
  basis: 'DIRECT',
  rate: 1500,
  goods: '100.00',
  commission: '15.00',
  correction: '0.00',
  currency: 'EUR',
  answer: '',
  createdAt: at,
  status: 'OPEN',
}
const transfer = {
  ...sum,
  id,
  retailer,
  brand: { id, name: 'Kin & Co' },
  paidOn: '2026-03-01',
  reference: 'March',
  invoices: [],
  status: 'ANNOUNCED',
  createdAt: at,
}
const transfers = {
  'GET /api/v2/wallet': {
    currency: 'EUR',
    balances: [],
    due: [],
    credits: [{ ...sum, counterpart: retailer }],
    nextPayoutAt: null,
    directRetailers: [],
  },
  'GET /api/v2/wallet/bank-transfers': page([transfer]),
  'GET /api/v2/wallet/transactions': page([]),
}

describeForms([
  {
    name: 'a rule of the marketplace',
    path: '/admin/rules',
    as: { side: 'souk', role: 'soukAdmin' },
    replies: { 'GET /api/v2/wallet/rules': [rule] },
    opener: /^Change/,
    typed: { Why: 'Agreed with the board' },
    send: 'Save the new version',
    call: 'PATCH /api/v2/wallet/rules/:id',
    answer: rule,
    refusedAt: ['note', 'Why'],
  },
  {
    name: 'the decision on an application for credit',
    path: '/admin/credit',
    as: admin,
    replies: { 'GET /api/admin/credit-applications': page([application]) },
    opener: /^Decide/,
    pressed: ['Decline'],
    typed: { Reason: 'Too many invoices are overdue' },
    send: 'Save the decision',
    call: 'PUT /api/admin/credit-applications/:id',
    answer: application,
    refusedAt: ['reason', 'Reason'],
  },
  {
    name: 'the answer to a dispute',
    path: '/admin/disputes',
    as: admin,
    replies: { 'GET /api/admin/commission-disputes': page([dispute]) },
    opener: /^Answer/,
    typed: { Answer: 'The rate is the one of the contract' },
    send: 'Send the answer',
    call: 'PUT /api/admin/commission-disputes/:id',
    answer: dispute,
    refusedAt: ['answer', 'Answer'],
  },
  {
    name: 'a credit that was paid back',
    path: '/wallet/transfers',
    as: brand,
    replies: transfers,
    opener: /^Pay back/,
    typed: { Reference: 'March' },
    send: 'Record',
    call: 'POST /api/v2/wallet/credits/pay-back',
    answer: null,
    refusedAt: ['reference', 'Reference'],
  },
  {
    name: 'a transfer that arrived',
    path: '/wallet/transfers',
    as: brand,
    replies: transfers,
    opener: /^Received/,
    typed: { Reference: 'March 2026' },
    send: 'Record',
    call: 'POST /api/v2/wallet/bank-transfers',
    answer: { ...transfer, credit: '0.00' },
    refusedAt: ['reference', 'Reference'],
  },
])
