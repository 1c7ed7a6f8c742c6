import { listStates, pageOf } from '../../ui/testing/list-states.tsx'
import { AdminReferralsPage } from './admin-referrals-page.tsx'
import { EntityReferrals } from './entity-referrals.tsx'

const session = { token: 'token', role: 'soukAdmin', entityType: null } as const
const row = { id: '1', name: 'Kin & Co', status: 'QUALIFIED', missing: 'release', refusal: null, reward: '100.00' }
const shared = { words: ['admin', 'referrals'], session, row, reply: pageOf('referrals'), none: 'No referrals.' }

listStates('all referrals', { ...shared, page: <AdminReferralsPage />, shows: 'Release reward' })
listStates('the referrals of an entity', { ...shared, page: <EntityReferrals entityId="1" />, shows: 'Kin & Co' })
