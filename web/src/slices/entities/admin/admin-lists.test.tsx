import { listStates, pageOf } from '../../../ui/testing/list-states.tsx'
import { AdminAuditPage } from './admin-audit-page.tsx'
import { AdminDocumentsPage } from './admin-documents-page.tsx'
import { AdminEntitiesPage } from './admin-entities-page.tsx'
import { AdminJobsPage } from './admin-jobs-page.tsx'
import { AdminMailsPage } from './admin-mails-page.tsx'
import { AdminUsersPage } from './admin-people-page.tsx'

const session = { token: 'token', role: 'soukAdmin', entityType: null } as const
const id = '11111111-1111-4111-8111-111111111111'
const createdAt = '2026-11-19T10:00:00.000Z'
const shared = { words: ['admin', 'account'], session, reply: pageOf('items') }
const orla = { id, name: 'Maison Orla', side: 'brand' }

listStates('people', {
  ...shared,
  page: <AdminUsersPage />,
  row: { id, createdAt, firstName: 'Nia', lastName: 'Vogel', email: 'nia@souk.test', places: [], lastSeenAt: null },
  shows: 'Nia Vogel',
  none: 'Nothing here yet',
})
listStates('entities', {
  ...shared,
  page: <AdminEntitiesPage />,
  row: { id, createdAt, entityType: 'brand', entityName: 'Maison Orla', country: null, access: [], teammates: 3 },
  shows: 'Maison Orla',
  none: 'Nothing here yet',
})
listStates('documents', {
  ...shared,
  page: <AdminDocumentsPage />,
  row: { id, createdAt, entity: orla, kind: 'OTHER', name: 'a.pdf', bytes: 9, expiresOn: null, status: 'PENDING' },
  shows: 'a.pdf',
  none: 'Nothing to review.',
})
listStates('mails', {
  ...shared,
  page: <AdminMailsPage />,
  row: { id, createdAt, recipient: 'nia@souk.test', subject: 'Hello', status: 'FAILED', failure: null, tries: 1 },
  shows: 'nia@souk.test',
  none: 'Nothing here yet',
})
listStates('failed jobs', {
  ...shared,
  page: <AdminJobsPage />,
  row: { id, createdAt, queue: 'mail.sweep', error: 'on fire', input: '{}', tries: 3, failedAt: createdAt },
  shows: 'mail.sweep',
  none: 'No failed jobs.',
})
listStates('the audit log', {
  ...shared,
  page: <AdminAuditPage />,
  path: `/?entityId=${id}`,
  row: { id, at: createdAt, action: 'a.one', subject: '', user: null, impersonator: null, entity: orla, details: {} },
  shows: 'Entity: Maison Orla',
  none: 'Nothing fits these filters',
})
