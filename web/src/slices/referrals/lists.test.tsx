import { describeLists } from '../../ui/testing/list-pages.tsx'
import { AdminReferralsPage } from './admin-referrals-page.tsx'
import { EntityReferrals } from './entity-referrals.tsx'

const row = { id: '1', name: 'Kin & Co', status: 'QUALIFIED', missing: 'release', refusal: null, reward: '100.00' }
const shared = { side: 'souk', words: ['admin', 'referrals'], rows: 'referrals', row, none: 'No referrals.' } as const

describeLists([
  {
    ...shared,
    name: 'all referrals',
    page: () => <AdminReferralsPage />,
    path: '/api/admin/referrals',
    shows: 'Release reward',
  },
  {
    ...shared,
    name: 'the referrals of an entity',
    page: () => <EntityReferrals entityId="1" />,
    path: '/api/users/referrals',
    shows: 'Kin & Co',
  },
])
