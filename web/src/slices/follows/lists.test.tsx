import { describeLists } from '../../ui/testing/list-pages.tsx'
import { FollowingList } from './following/following-list.tsx'

describeLists([
  {
    name: 'followed brands',
    page: () => <FollowingList />,
    side: 'retailer',
    words: ['follows'],
    path: '/api/schedule/following',
    rows: 'brands',
    row: { id: '1', name: 'Maison Orla', logo: null, country: 'FR', followedAt: '2026-11-19T10:00:00.000Z' },
    shows: 'Maison Orla',
    none: 'You don’t follow any brands yet',
  },
])
