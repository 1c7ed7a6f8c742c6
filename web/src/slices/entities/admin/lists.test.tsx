import { describeLists } from '../../../ui/testing/list-pages.tsx'
import { AdminAuditPage } from './admin-audit-page.tsx'
import { AdminBrandsPage } from './admin-brands-page.tsx'
import { AdminDocumentsPage } from './admin-documents-page.tsx'
import { AdminEntitiesPage } from './admin-entities-page.tsx'
import { AdminJobsPage } from './admin-jobs-page.tsx'
import { AdminMailsPage } from './admin-mails-page.tsx'
import { AdminUsersPage } from './admin-people-page.tsx'

const shared = { side: 'souk', words: ['admin', 'account'], none: 'Nothing here yet' } as const
const orla = { id: '2', name: 'Maison Orla', side: 'brand' }
const one = { id: '1', createdAt: '2026-11-19T10:00:00.000Z' }

describeLists([
  {
    ...shared,
    name: 'people',
    page: () => <AdminUsersPage />,
    path: '/api/admin/users',
    row: { ...one, firstName: 'Nia', lastName: 'Vogel', email: 'nia@souk.test', places: [], lastSeenAt: null },
    shows: 'Nia Vogel',
  },
  {
    ...shared,
    name: 'entities',
    page: () => <AdminEntitiesPage />,
    path: '/api/admin/entities',
    row: { ...one, entityType: 'brand', entityName: 'Maison Orla', country: null, access: [], teammates: 3 },
    shows: 'Maison Orla',
  },
  {
    ...shared,
    name: 'brands to approve',
    page: () => <AdminBrandsPage />,
    path: '/api/admin/brands',
    row: { ...one, entityName: 'Studio Tamra', country: 'AE', taxNumber: '12', collection: null, status: 'SUBMITTED' },
    shows: 'Studio Tamra',
    none: 'No brands here.',
  },
  {
    ...shared,
    name: 'documents',
    page: () => <AdminDocumentsPage />,
    path: '/api/admin/documents',
    row: { ...one, entity: orla, kind: 'OTHER', name: 'a.pdf', bytes: 9, expiresOn: null, status: 'PENDING' },
    shows: 'a.pdf',
    none: 'Nothing to review.',
  },
  {
    ...shared,
    name: 'mails',
    page: () => <AdminMailsPage />,
    path: '/api/admin/mails',
    row: { ...one, recipient: 'nia@souk.test', subject: 'Hello', status: 'FAILED', failure: null, tries: 1 },
    shows: 'nia@souk.test',
  },
  {
    ...shared,
    name: 'failed jobs',
    page: () => <AdminJobsPage />,
    path: '/api/admin/jobs',
    row: { ...one, queue: 'mail.sweep', error: 'on fire', input: '{}', tries: 3, failedAt: one.createdAt },
    shows: 'mail.sweep',
    none: 'No failed jobs.',
  },
  {
    ...shared,
    name: 'the audit log',
    page: () => <AdminAuditPage />,
    path: '/api/admin/audit',
    row: { id: '1', at: one.createdAt, action: 'a.one', subject: '', user: orla, details: {} },
    shows: 'a.one',
  },
])
