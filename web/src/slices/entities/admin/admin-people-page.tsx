import type { AdminUser } from '@souk/contract/entities/admin.contract.ts'
import { userList } from '@souk/contract/entities/admin-lists.ts'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { asView } from '../../../lib/url/url-state.ts'
import { listFields, useList } from '../../../lib/url/use-list.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { ListView } from '../../../ui/lists/list-page.tsx'
import { momentColumn, nameColumn, textColumn } from '../../../ui/tables/columns.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Ago } from '../../../ui/values/date.tsx'
import { Tag } from '../../../ui/values/status.tsx'
import { PlaceList } from '../account/association-list.tsx'
import { AdminFrame } from './admin-frame.tsx'
import { useUsers } from './admin.data.ts'

const { q, side } = listFields(userList, ['q', 'side'])
const fields = { q, side: asView(side) }
const fullName = ({ firstName, lastName }: AdminUser) => `${firstName} ${lastName}`

const ImpersonateDialog = lazyDialog(async () => (await import('./impersonate-dialog.tsx')).ImpersonateDialog)

/** /admin/users */
export function AdminUsersPage() {
  const t = useT('admin')
  const state = useList(userList, fields)
  const [chosen, setChosen] = useState<AdminUser | null>(null)
  return (
    <AdminFrame place="users" lead={t('users.lead')}>
      <ListView
        name="admin-users"
        label={t('users.title')}
        words="admin"
        state={state}
        search={{ label: t('users.search') }}
        tab="side"
        query={useUsers(state.query)}
        rows={({ items }) => items}
        columns={columnsOf(t, setChosen)}
        rowLink={({ id }) => `/admin/users/${id}`}
      />
      {chosen && (
        <Suspense>
          <ImpersonateDialog user={chosen} name={fullName(chosen)} onClose={() => setChosen(null)} />
        </Suspense>
      )}
    </AdminFrame>
  )
}

function columnsOf(t: T, onImpersonate: (user: AdminUser) => void): Column<AdminUser>[] {
  return [
    nameColumn('name', fullName),
    textColumn('email', ({ email }) => email, { wraps: true }),
    { key: 'places', phone: 'line', wraps: true, cell: ({ places }) => <PlaceList places={places} /> },
    {
      key: 'verified',
      phone: 'hidden',
      cell: ({ isVerified }) => (
        <Tag tone={isVerified ? 'ok' : 'warn'}>{t(isVerified ? 'verified.yes' : 'verified.no')}</Tag>
      ),
    },
    momentColumn('createdAt', ({ createdAt }) => createdAt, { phone: 'hidden' }),
    {
      key: 'lastSeenAt',
      phone: 'hidden',
      cell: ({ lastSeenAt }) => (lastSeenAt ? <Ago value={lastSeenAt} /> : t('never')),
    },
    {
      key: 'actions',
      isFixed: true,
      phone: 'end',
      cell: (user) =>
        user.places.some(({ role }) => role !== 'soukAdmin') && (
          <Button
            size="small"
            aria-label={t('impersonate.of', { name: fullName(user) })}
            onClick={() => onImpersonate(user)}
          >
            {t('impersonate.action')}
          </Button>
        ),
    },
  ]
}
