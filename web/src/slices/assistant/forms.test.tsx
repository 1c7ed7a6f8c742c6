import { describeForms } from '../../testing/describe-forms.tsx'

const root = '/api/v2/retailer-ai'
const id = '0199a000-0000-7000-8000-000000000001'
const updatedAt = '2026-03-01T10:00:00Z'
const as = { side: 'retailer', role: 'entityAdmin' } as const
const line = {
  productId: id,
  collectionId: id,
  name: 'Coat',
  brandName: 'Kin & Co',
  image: null,
  colour: 'Navy',
  currency: 'EUR',
  wholesale: '100.00',
  retail: null,
  brandId: id,
  styleCode: 'C1',
  collectionName: 'Winter',
  category: null,
  isCarton: false,
  items: [],
  packs: 1,
  mostPacks: 4,
  unitsPerPack: 6,
  units: 6,
  total: '600.00',
  markUp: null,
  margin: null,
  shipsFrom: null,
  shipsUntil: null,
  isLocked: false,
  reasons: [],
  replacements: [],
}
const none = { brands: [], categories: [], months: [] }
const selection = {
  id,
  number: 1,
  source: 'FIRST',
  currency: 'EUR',
  lines: [line],
  totals: { amount: '600.00', units: 6, styles: 1, budget: null, left: null, retail: '0.00', ...none },
  minimums: [],
  unmet: [],
  difference: null,
  canUndo: false,
}
const approval = { id, kind: 'WISHLIST', selection }
const conversation = {
  id,
  title: 'Coats for autumn',
  updatedAt,
  isRunning: false,
  messages: [],
  brief: { sizes: ['S'] },
  brandNames: [],
  selection: null,
}
const written = {
  [`GET ${root}/conversations/:id`]: { ...conversation, selection },
  [`POST ${root}/conversations/:id/approvals`]: approval,
}

describeForms([
  {
    name: 'a brief',
    path: `/retailer-ai?conversation=${id}`,
    as,
    replies: { [`GET ${root}/conversations/:id`]: conversation },
    opener: 'Edit',
    typed: { Sizes: 'M, L', 'Styles at most': '12' },
    send: 'Update the selection',
    call: `PUT ${root}/conversations/:id/brief`,
    answer: conversation,
  },
  {
    name: 'a selection as a wishlist',
    path: `/retailer-ai?conversation=${id}`,
    as,
    replies: written,
    opener: 'Save as wishlist',
    typed: { 'Name of the wishlist': 'Coats' },
    send: 'Save wishlist',
    call: `POST ${root}/conversations/:id/wishlist`,
    answer: { wishlistId: id },
  },
])
