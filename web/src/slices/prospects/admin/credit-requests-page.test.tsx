import { describeLists } from '../../../ui/testing/list-pages.tsx'
import { CreditRequestsPage } from './credit-requests-page.tsx'

const request = {
  id: 'one',
  brand: { id: 'b', name: 'Maison Orla' },
  kind: 'CREDITS',
  credits: 10,
  note: 'For Paris',
  balance: 5,
  status: 'PENDING',
  granted: 0,
  answer: '',
  askedBy: null,
  createdAt: '2026-03-01T10:00:00Z',
  decidedAt: null,
}

describeLists([
  {
    name: 'credit requests',
    page: () => <CreditRequestsPage />,
    side: 'souk',
    words: ['prospects-admin', 'admin'],
    path: '/api/admin/credit-requests',
    row: request,
    shows: 'For Paris',
    none: 'No requests here',
  },
])
