import { describeScreens } from '../../testing/describe-screens.ts'
import { detail, lead, others, root } from './testing/store.ts'

const admin = { as: { side: 'brand', role: 'entityAdmin' }, user: { isLeadAIEnabled: true } } as const
const retailer = { as: { side: 'retailer', role: 'entityAdmin' } } as const
const souk = { as: { side: 'souk', role: 'soukAdmin' } } as const
const paged = { page: 1, limit: 24, total: 1, more: false }
const none = { ...paged, total: 0 }
const found = { credits: 50, below: 0, isCharged: false, isUnpaid: false }
const request = {
  id: lead.id,
  brand: { id: lead.id, name: 'Maison Orla' },
  kind: 'CREDITS',
  credits: 100,
  note: '',
  status: 'PENDING',
  granted: 0,
  answer: '',
  askedBy: 'Nia Vogel',
  balance: 3,
  createdAt: '2026-03-01T10:00:00Z',
  decidedAt: null,
}

describeScreens([
  {
    ...admin,
    name: 'prospects chosen for the brand',
    path: '/prospects-gen-ai',
    others,
    call: `POST ${root}/tailored-leads`,
    full: { leads: [{ ...lead, isExploratory: false, givenAt: request.createdAt }], credits: 50, added: 1 },
    shows: 'Concept Store Munich',
    empty: { leads: [], credits: 50, added: 0 },
    none: 'No further store fits well right now',
  },
  {
    ...admin,
    name: 'the database of stores',
    path: '/prospects-gen-ai?tab=database',
    others,
    call: `POST ${root}/get-list`,
    full: { ...paged, ...found, leads: [lead] },
    shows: 'Concept Store Munich',
    empty: { ...none, ...found, leads: [] },
    none: 'No store matches',
  },
  {
    ...admin,
    name: 'saved prospects',
    path: '/prospects-gen-ai?tab=saved',
    others,
    call: `POST ${root}/leads-ai/get-list`,
    full: {
      ...paged,
      stages: { NEW: 1 },
      team: [],
      leads: [{ ...lead, stage: 'NEW', notes: '', owner: null, remindOn: null, savedAt: request.createdAt }],
    },
    shows: 'Concept Store Munich',
    empty: { ...none, stages: {}, team: [], leads: [] },
    none: 'No saved prospects here',
  },
  {
    ...admin,
    name: 'one store',
    path: `/prospects-gen-ai/${lead.id}`,
    others,
    call: `GET ${root}/detail/:leadId`,
    full: detail,
    shows: 'Shoes and coats since 1988.',
  },
  {
    ...retailer,
    name: 'whether brands find a retailer',
    path: '/profile/found',
    call: `GET ${root}/found`,
    full: {
      isFound: true,
      requests: [
        { id: lead.id, brandName: 'Maison Orla', outcome: null, askedAt: request.createdAt, until: request.createdAt },
      ],
    },
    shows: /Maison Orla/,
  },
  {
    ...souk,
    name: 'requests for credits',
    path: '/admin/credit-requests',
    call: 'GET /api/admin/credit-requests',
    full: { ...paged, items: [request] },
    shows: 'Maison Orla',
    empty: { ...none, items: [] },
    none: 'No requests here',
  },
])
