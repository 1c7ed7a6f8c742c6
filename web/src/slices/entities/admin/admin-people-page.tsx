import type { admins, AdminUser } from '@souk/contract/entities/admin.contract.ts'
import type { Request } from '@souk/contract/core/endpoint.ts'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { Link } from 'react-router'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { type FieldsOf, oneOf, pageNumber, text, toQuery, useUrlState } from '../../../lib/url/url-state.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { DataTable } from '../../../ui/tables/data-table.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Ago, Moment } from '../../../ui/values/date.tsx'
import { FilterBar } from '../../../ui/tables/filter-bar.tsx'
import { Pager } from '../../../ui/tables/pager.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { Segmented } from '../../../ui/choices/segmented.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Tag } from '../../../ui/values/status.tsx'
import { AdminFrame } from './admin-frame.tsx'
import { useUsers } from './admin.data.ts'
import { PlaceList } from '../account/association-list.tsx'

const fields = {
  q: text(),
  side: oneOf(['brand', 'retailer', 'souk']),
  page: pageNumber(),
} satisfies FieldsOf<Request<typeof admins.users>['query']>

const nameOf = ({ firstName, lastName }: AdminUser) => `${firstName} ${lastName}`
const sides = ['all', 'brand', 'retailer', 'souk'] as const

const ImpersonateDialog = lazyDialog(async () => (await import('./impersonate-dialog.tsx')).ImpersonateDialog)

/** /admin/users */
export function AdminUsersPage() {
  const t = useT('admin')
  const [state, change] = useUrlState(fields)
  const users = useUsers(toQuery(fields, state))
  const [chosen, setChosen] = useState<AdminUser | null>(null)
  const columns = columnsOf(t, setChosen)
  return (
    <AdminFrame place="users" lead={t('users.lead')}>
      <QueryView query={users} skeleton={<TableSkeleton columns={6} />}>
        {({ items, ...page }) => (
          <>
            <DataTable
              name="admin-users"
              label={t('users.title')}
              words="admin"
              rows={items}
              columns={columns}
              rowKey={({ id }) => id}
              empty={t('users.empty')}
              toolbar={
                <FilterBar search={{ label: t('users.search'), value: state.q, onSearch: (q) => change({ q }) }}>
                  <Segmented
                    label={t('columns.side')}
                    value={state.side ?? 'all'}
                    segments={sides.map((side) => ({ value: side, label: t(`sides.${side}`) }))}
                    onChange={(side) => change({ side })}
                  />
                </FilterBar>
              }
            />
            <Pager {...page} onPage={(next) => change({ page: next })} />
          </>
        )}
      </QueryView>
      {chosen && (
        <Suspense>
          <ImpersonateDialog user={chosen} name={nameOf(chosen)} onClose={() => setChosen(null)} />
        </Suspense>
      )}
    </AdminFrame>
  )
}

function columnsOf(t: T, onImpersonate: (user: AdminUser) => void): Column<AdminUser>[] {
  return [
    {
      key: 'name',
      isFixed: true,
      phone: 'title',
      cell: (user) => (
        <Link to={`/admin/users/${user.id}`}>
          <bdi>{nameOf(user)}</bdi>
        </Link>
      ),
    },
    { key: 'email', phone: 'line', cell: ({ email }) => <bdi>{email}</bdi> },
    { key: 'places', phone: 'line', cell: ({ places }) => <PlaceList places={places} /> },
    {
      key: 'verified',
      phone: 'hidden',
      cell: ({ isVerified }) => (
        <Tag tone={isVerified ? 'ok' : 'warn'}>{t(isVerified ? 'verified.yes' : 'verified.no')}</Tag>
      ),
    },
    { key: 'createdAt', phone: 'hidden', cell: ({ createdAt }) => <Moment value={createdAt} /> },
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
            aria-label={t('impersonate.of', { name: nameOf(user) })}
            onClick={() => onImpersonate(user)}
          >
            {t('impersonate.action')}
          </Button>
        ),
    },
  ]
}
