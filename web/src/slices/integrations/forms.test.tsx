import { describeForms } from '../../testing/describe-forms.tsx'

const as = { side: 'brand', role: 'entityAdmin' } as const
const health = { keys: 0, webhooks: 0, stores: 0 }
const collection = { id: '0199a000-0000-7000-8000-000000000001', collectionName: 'Winter coats' }
const id = collection.id
const store = {
  id,
  name: 'Our web shop',
  kind: 'feed',
  collectionId: id,
  collectionName: 'Winter coats',
  url: 'https://shop.test/feed.csv',
  fileName: null,
  shop: null,
  stockUrl: null,
  mapping: {},
  wholesalePercent: null,
  stock: 'none',
  keepsChanges: true,
  everyMinutes: null,
  status: 'ACTIVE',
  pauseReason: null,
  nextRunAt: null,
  lastRun: null,
  version: 1,
  createdAt: '2026-03-01T10:00:00Z',
}

describeForms([
  {
    name: 'the settings of a store',
    path: `/integrations/stores/${id}?tab=settings`,
    as,
    replies: {
      'GET /api/v2/integrations/stores/:id': store,
      'GET /api/v2/integrations/stores/:id/runs': { page: 1, limit: 25, total: 0, more: false, items: [] },
    },
    typed: { Name: 'Our other shop' },
    send: 'Save',
    call: 'PATCH /api/v2/integrations/stores/:id',
    answer: store,
  },
  {
    name: 'a new webhook',
    path: '/integrations/webhooks',
    as,
    replies: { 'GET /api/v2/integrations/webhooks': [], 'GET /api/v2/integrations/health': health },
    opener: 'New webhook',
    typed: { URL: 'https://hooks.test/souk', Note: 'The ERP' },
    pressed: ['Order placed'],
    send: 'Create webhook',
    call: 'POST /api/v2/integrations/webhooks',
    answer: { secret: 'whsec_1' },
    refusedAt: ['url', 'URL'],
  },
  {
    name: 'a new key',
    path: '/integrations/keys',
    as,
    replies: { 'GET /api/v2/integrations/keys': [], 'GET /api/v2/integrations/health': health },
    opener: 'New API key',
    typed: { Name: 'The ERP' },
    pressed: ['Sandbox key', 'Read'],
    send: 'Create key',
    call: 'POST /api/v2/integrations/keys',
    answer: { secret: 'souk_1' },
    refusedAt: ['name', 'Name'],
  },
  {
    name: 'a new store',
    path: '/integrations/stores',
    as,
    replies: {
      'GET /api/v2/integrations/stores': [],
      'GET /api/v2/integrations/health': health,
      'GET /api/v2/catalog/collections': { page: 1, limit: 100, total: 1, more: false, items: [collection] },
    },
    opener: 'Connect a store',
    chosen: { Collection: 'Winter coats' },
    typed: { Name: 'Our web shop', 'Feed URL': 'https://shop.test/feed.csv' },
    send: 'Connect',
    call: 'POST /api/v2/integrations/stores',
    answer: { id: '1' },
    refusedAt: ['url', 'Feed URL'],
  },
])
