import { describeLists } from '../../ui/testing/list-pages.tsx'
import { InvitationsPage } from './invitations-page.tsx'
import { invitation } from './testing/invitation.ts'

describeLists([
  {
    name: 'invitations',
    side: 'souk',
    words: ['invitations', 'admin'],
    page: () => <InvitationsPage />,
    path: '/api/admin/invitations',
    others: { '/settings.json': { canMail: true } },
    row: invitation,
    shows: 'Atelier Nord',
    none: 'No invitations',
  },
])
