import { kindsOf, type NotificationKind } from '@souk/contract/identity/notification-kinds.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { flag, oneOf, pageNumber, toQuery, useUrlState } from '../../../lib/url/url-state.ts'
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
  const { entityType } = useSession()
  const kinds = kindsOf(entityType ?? '')
  const fields = { kind: oneOf(kinds), unread: flag, page: pageNumber() }
  const [filters, change, { isAny: isFiltered, reset }] = useUrlState(fields)
  const { kind, unread: isUnread } = filters
  const readAll = useMarkAllRead()
  const query = useNotifications(toQuery(fields, filters))
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
          onChange={(next) => change({ unread: next === 'unread' })}
        />
        <SelectField
          label={t('notifications.kind')}
          isLabelHidden
          options={[
            { value: '', label: t('kind.all') },
            ...kinds.map((one: NotificationKind) => ({ value: one, label: t(`kind.${one}`) })),
          ]}
          value={kind ?? ''}
          onChange={(next) => change({ kind: next })}
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
          (isFiltered ? { onClear: reset } : { title: t('notifications.empty'), text: t('notifications.empty.text') })
        }
      >
        {({ items, ...paging }) => (
          <>
            <NotificationLines items={items} level="h2" />
            <Pager {...paging} onPage={(next) => change({ page: next })} />
          </>
        )}
      </QueryView>
    </>
  )
}
