import { describeLists } from '../../../ui/testing/list-pages.tsx'
import { OwnUsagePage } from './own-usage-page.tsx'

describeLists([
  {
    name: 'what is stored about a person',
    page: () => <OwnUsagePage />,
    words: ['analytics'],
    path: '/api/v2/users/usage-events',
    row: { id: 'one', at: '2026-03-01T10:00:00Z', kind: 'brand.viewed', subject: 'Maison Orla', words: null },
    shows: 'Maison Orla',
    none: 'Nothing is stored about you',
  },
])
