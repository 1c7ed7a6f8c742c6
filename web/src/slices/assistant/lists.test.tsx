import { describeLists } from '../../ui/testing/list-pages.tsx'
import { HistorySheet } from './history-sheet.tsx'

describeLists([
  {
    name: 'earlier conversations',
    page: () => <HistorySheet openId={null} onClose={() => {}} onOpen={() => {}} />,
    side: 'retailer',
    words: ['assistant'],
    path: '/api/v2/retailer-ai/conversations',
    rows: 'conversations',
    row: { id: 'one', title: 'Coats for autumn', updatedAt: '2026-03-01T10:00:00Z' },
    shows: 'Coats for autumn',
    none: 'No conversations yet',
  },
])
