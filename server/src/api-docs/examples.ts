const id = '0198f3a2-7c11-7e55-9d1f-5b8f7a1e2c30'
const skuId = '0198f3a2-8d22-7a66-8e2f-6c9f8b2f3d41'
const at = '2026-11-18T05:00:00.000Z'

const webhook = {
  id,
  url: 'https://erp.example.com/souk',
  description: 'ERP',
  events: ['order.placed', 'order.moved'],
  status: 'ACTIVE',
  pauseReason: null,
  failingSince: null,
  oldSecretUntil: null,
  waiting: 0,
  lastDelivery: { at, isOk: true, status: 200 },
  version: 1,
  createdAt: at,
}
const run = {
  id,
  connectionId: id,
  trigger: 'PERSON',
  status: 'READY',
  pages: 1,
  requests: 1,
  waits: 0,
  counts: { created: 12, changed: 3, same: 140, skipped: 1, applied: 0, failed: 0 },
  failure: null,
  mayUndo: false,
  createdAt: at,
  finishedAt: null,
}

/** Requests and answers as a developer meets them; a test checks each against its schemas. */
export const examples: Readonly<Record<string, { body?: unknown; reply?: unknown }>> = {
  'carts.put': { body: [{ products: [{ productId: id, items: [{ sku: skuId, value: 2 }] }] }] },
  'orders.multiple': { body: { carts: [{ cartId: id, version: 1, paymentMethod: 'BANK_TRANSFER' }] } },
  'orders.confirm': { body: { version: 3 } },
  'orders.reject': { body: { version: 3, reason: 'OUT_OF_STOCK' } },
  'apiKeys.create': {
    body: { name: 'ERP', scopes: ['orders:read', 'catalog:write'], isSandbox: true },
    reply: {
      key: {
        id,
        name: 'ERP',
        hint: 'x9Qa',
        scopes: ['orders:read', 'catalog:write'],
        isSandbox: true,
        callsPerMinute: 120,
        status: 'ACTIVE',
        createdBy: 'Nadia Karam',
        createdAt: at,
        expiresAt: null,
        lastUsedAt: null,
      },
      secret: 'souk_test_kJ3…x9Qa',
    },
  },
  'webhooks.list': { reply: [webhook] },
  'webhooks.create': {
    body: { url: 'https://erp.example.com/souk', description: 'ERP', events: ['order.placed', 'order.moved'] },
    reply: { webhook, secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' },
  },
  'webhooks.repeatSince': { body: { since: at, onlyFailed: true }, reply: { repeated: 3 } },
  'stores.create': {
    body: {
      name: 'Web shop',
      kind: 'feed',
      collectionId: id,
      url: 'https://shop.example.com/feed.csv',
      mapping: { uniqueId: 'id', name: 'title', sku: 'sku', retailPrice: 'price' },
      stock: 'in',
    },
  },
  'stores.start': { reply: run },
  'stores.run': { reply: run },
  'stores.sync': { body: {}, reply: run },
  'integrationMetrics.getData': {
    body: { metric: 'apiCalls', from: at, to: '2026-11-19T05:00:00.000Z', interval: 'hour', filters: {} },
    reply: { metric: 'apiCalls', interval: 'hour', series: [{ at, value: 42, p50: null, p95: null }] },
  },
}
