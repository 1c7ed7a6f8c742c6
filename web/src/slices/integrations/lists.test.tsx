import type { Store } from '@souk/contract/integrations/store-shapes.ts'
import { describeLists } from '../../ui/testing/list-pages.tsx'
import { RunItems } from './stores/run-items.tsx'
import { RunList } from './stores/run-list.tsx'
import { WebhookPage } from './webhooks/webhook-page.tsx'

const createdAt = '2026-11-19T10:00:00.000Z'
const counts = { created: 3, changed: 0, same: 0, skipped: 0, applied: 0, failed: 0 }
const run = { id: '1', trigger: 'PERSON', status: 'DONE', waits: 0, counts, failure: null, mayUndo: false, createdAt }
const delivery = {
  id: '1',
  messageId: 'msg_1',
  event: 'order.placed',
  status: 'DELIVERED',
  tries: 1,
  answerStatus: 200,
  failure: null,
  nextTryAt: null,
  createdAt,
}
const item = {
  id: '1',
  name: 'Linen shirt',
  externalId: 'gid/1',
  change: 'SAME',
  outcome: null,
  problems: [],
  before: {},
  rows: [],
  kept: [],
}
const webhook = { id: '', url: 'https://hooks.test/', events: [], status: 'ACTIVE', pauseReason: null }

describeLists([
  {
    name: 'the runs of a store',
    page: () => <RunList store={{ id: '1' } as Store} />,
    words: ['integrations'],
    path: '/api/v2/integrations/stores/1/runs',
    row: run,
    shows: 'Done',
    none: 'No runs yet',
  },
  {
    name: 'the products of a run',
    page: () => <RunItems runId="1" />,
    words: ['integrations'],
    path: '/api/v2/integrations/runs/1/items',
    row: item,
    shows: 'Linen shirt',
    none: 'No such products',
  },
  {
    name: 'the deliveries of a webhook',
    page: () => <WebhookPage />,
    words: ['integrations'],
    path: '/api/v2/integrations/webhooks//deliveries',
    others: { '/api/v2/integrations/webhooks': [webhook] },
    row: delivery,
    shows: 'msg_1',
    none: 'No deliveries',
  },
])
