import { describeLists } from '../../ui/testing/list-pages.tsx'
import { DirectTab } from './direct/direct-tab.tsx'
import { GroupsTab } from './list/groups-tab.tsx'
import { PartnersTab } from './list/partners-tab.tsx'
import { RequestsTab } from './list/requests-tab.tsx'

const at = '2026-03-01T10:00:00Z'
const counterpart = { id: 'r', name: 'Kin & Co', nickName: null, logo: null, country: 'FR' }
const relation = {
  id: 'one',
  counterpart,
  group: { id: 'g', name: 'Gulf' },
  salesRep: null,
  origin: 'direct',
  since: at,
  endedAt: null,
}
const request = {
  id: 'one',
  counterpart,
  direction: 'incoming',
  message: 'We met at a fair.',
  answer: '',
  senderName: null,
  status: 'PENDING',
  mayAnswer: true,
  mayWithdraw: false,
  createdAt: at,
  expiresAt: at,
  answeredAt: null,
}
const guest = {
  id: 'one',
  name: 'Shop One',
  email: 'shop@souk.test',
  group: null,
  salesRep: null,
  status: 'ADDED',
  invitedAt: null,
  mayInvite: true,
  relationId: null,
}
const words = ['connections']
const partners = {
  page: () => <PartnersTab />,
  words,
  path: '/api/users/relations',
  row: relation,
  shows: 'Kin & Co',
}

describeLists([
  { ...partners, name: 'retailers of a brand', none: 'No retailers yet' },
  { ...partners, name: 'brands of a retailer', side: 'retailer', none: 'No brands yet' },
  {
    name: 'requests',
    page: () => <RequestsTab />,
    words,
    path: '/api/users/connection-requests',
    row: request,
    shows: 'We met at a fair.',
    none: 'No requests waiting for you',
  },
  {
    name: 'direct retailers',
    page: () => <DirectTab />,
    words,
    path: '/api/v2/users/direct',
    row: guest,
    shows: 'shop@souk.test',
    none: 'No direct retailers yet',
  },
  {
    name: 'groups of retailers',
    page: () => <GroupsTab />,
    words,
    path: '/api/users/retailer-groups',
    rows: null,
    row: { id: 'g', name: 'Gulf', count: 2, version: 1 },
    shows: 'Gulf',
    none: 'No groups yet',
  },
])
