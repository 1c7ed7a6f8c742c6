import { describeLists } from '../../ui/testing/list-pages.tsx'
import { ListsPage } from './all/all-wishlists-page.tsx'

const row = {
  id: '1',
  name: 'Spring',
  note: '',
  isOwn: true,
  entityName: 'Kin & Co',
  retailer: null,
  linesCount: 3,
  images: [],
  updatedAt: '2026-11-19T10:00:00.000Z',
}

describeLists([
  {
    name: 'wishlists',
    page: () => <ListsPage />,
    side: 'retailer',
    words: ['wishlists'],
    path: '/api/v2/wishlists',
    row,
    shows: 'Spring',
    none: 'No wishlists yet',
  },
])
