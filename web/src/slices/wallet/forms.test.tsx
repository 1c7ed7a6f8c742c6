import { describeForms } from '../../testing/describe-forms.tsx'

const at = '2026-03-01T10:00:00Z'
const id = '0199a000-0000-7000-8000-000000000001'
const version = { id, version: 1, value: 1500, validFrom: at, note: '', isCurrent: true }
const rule = { id, key: 'marketplaceRate', unit: 'basisPoints', value: 1500, history: [version] }

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
])
