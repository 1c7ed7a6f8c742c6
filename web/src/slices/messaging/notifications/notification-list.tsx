import { kindsOf, type NotificationKind } from '@souk/contract/identity/notification-kinds.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useSearchState } from '../../../lib/use-search-state.ts'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { Segmented } from '../../../ui/choices/segmented.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { Pager } from '../../../ui/tables/pager.tsx'
import { NotificationLines } from './notification-lines.tsx'
import styles from './notification-list.module.css'
import { useMarkAllRead, useNotifications } from './notifications.data.ts'

/** All notifications, with filters in the address. */
export function NotificationList() {
  const t = useT('messaging')
  const [address, change] = useSearchState()
  const { entityType } = useSession()
  const kinds = kindsOf(entityType ?? '')
  const kind = kinds.find((one) => one === address.get('kind'))
  const isUnread = address.get('unread') === 'true'
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1)
  const readAll = useMarkAllRead()
  const query = useNotifications({ page, ...(kind && { kind }), ...(isUnread && { unread: 'true' as const }) })
  const isFiltered = kind !== undefined || isUnread
  return (
    <>
      <div className={styles.bar}>
        <Segmented
          label={t('notifications.show')}
          segments={[
            { value: 'all', label: t('notifications.showAll') },
            { value: 'unread', label: t('notifications.showUnread') },
          ]}
          value={isUnread ? 'unread' : 'all'}
          onChange={(next) => change({ unread: next === 'unread' ? 'true' : null, page: null })}
        />
        <SelectField
          label={t('notifications.kind')}
          isLabelHidden
          options={[
            { value: '', label: t('kind.all') },
            ...kinds.map((one: NotificationKind) => ({ value: one, label: t(`kind.${one}`) })),
          ]}
          value={kind ?? ''}
          onChange={(next) => change({ kind: next || null, page: null })}
        />
        <Button isDisabled={!query.data?.unread} isBusy={readAll.isPending} onClick={() => readAll.mutate()}>
          {t('notifications.readAll')}
        </Button>
      </div>
      <QueryView
        query={query}
        skeleton={<TableSkeleton rows={6} columns={1} />}
        empty={({ total }) =>
          total === 0 &&
          (isFiltered
            ? { onClear: () => change({ kind: null, unread: null, page: null }) }
            : { title: t('notifications.empty'), text: t('notifications.empty.text') })
        }
      >
        {({ items, page: at, limit, total, more }) => (
          <>
            <NotificationLines items={items} level="h2" />
            <Pager
              page={at}
              limit={limit}
              total={total}
              more={more}
              onPage={(next) => change({ page: next === 1 ? null : next })}
            />
          </>
        )}
      </QueryView>
    </>
  )
}
