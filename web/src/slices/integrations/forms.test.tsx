import { describeForms } from '../../testing/describe-forms.tsx'

const as = { side: 'brand', role: 'entityAdmin' } as const
const health = { keys: 0, webhooks: 0, stores: 0 }

describeForms([
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
])
