import { describeLists } from '../../ui/testing/list-pages.tsx'
import { DownloadsPage } from './downloads-page.tsx'

const row = {
  id: '1',
  type: 'orderExport',
  format: 'csv',
  title: 'Orders of November',
  status: 'readyToDownload',
  progress: null,
  bytes: 9,
  problem: null,
  askedBy: { id: '2', name: 'Nia Vogel', isYou: false },
  createdAt: '2026-11-19T10:00:00.000Z',
  expiresAt: '2026-11-26T10:00:00.000Z',
}

describeLists([
  {
    name: 'downloads',
    page: () => <DownloadsPage />,
    words: ['downloads'],
    path: '/api/downloads',
    row,
    shows: 'Orders of November',
    none: 'No downloads yet',
  },
])
