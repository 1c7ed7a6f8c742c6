import type { ConnectionRequest, RequestStatus } from '@souk/contract/connections/connection-shapes.ts'
import { IconUserPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useActor } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { type FieldsOf, oneOf, pageNumber, quietly, toQuery, useUrlState } from '../../../lib/url/url-state.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { DataTable } from '../../../ui/tables/data-table.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Ago, Countdown } from '../../../ui/values/date.tsx'
import { FilterBar } from '../../../ui/tables/filter-bar.tsx'
import { Pager } from '../../../ui/tables/pager.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { Segmented } from '../../../ui/choices/segmented.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Status, type Tone } from '../../../ui/values/status.tsx'
import { type RequestsQuery, useRequests } from '../model/connections.data.ts'
import { PartnerName } from './partner-name.tsx'
import { RequestTools } from './request-tools.tsx'
import styles from '../model/connections.module.css'

const AskDialog = lazyDialog(async () => (await import('./ask-dialog.tsx')).AskDialog)

const statuses = ['PENDING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED'] as const satisfies readonly RequestStatus[]
const fields = {
  direction: oneOf(['incoming', 'outgoing'], 'incoming'),
  status: oneOf(statuses),
  page: pageNumber(),
} satisfies FieldsOf<RequestsQuery>
const tones: Readonly<Record<string, Tone>> = { PENDING: 'warn', ACCEPTED: 'ok', DECLINED: 'bad' }

const columns: Column<ConnectionRequest>[] = [
  { key: 'partner', isFixed: true, phone: 'title', cell: ({ counterpart }) => <PartnerName partner={counterpart} /> },
  { key: 'message', phone: 'line', cell: (request) => <Words request={request} /> },
  {
    key: 'status',
    phone: 'end',
    cell: ({ status }) => <Status words="connections" value={status} tones={tones} />,
  },
  {
    key: 'when',
    phone: 'hidden',
    cell: ({ createdAt, expiresAt, status }) => (
      <span className={styles.names}>
        <Ago value={createdAt} />
        {status === 'PENDING' && (
          <span className="caption">
            <Countdown to={expiresAt} />
          </span>
        )}
      </span>
    ),
  },
  {
    key: 'actions',
    isFixed: true,
    phone: 'end',
    cell: (request) => <RequestTools request={request} />,
  },
]

/** Who would like to trade with the entity, and whom it asked. Representatives get no requests. */
export function RequestsTab() {
  const t = useT('connections')
  const actor = useActor()
  const isRep = actor?.role === 'salesRepresentative'
  const [isAsking, setAsking] = useState(false)
  const [filters, change] = useUrlState(fields, { prefix: 'r', ...quietly })
  const { direction, status } = filters
  const isOutgoing = isRep || direction === 'outgoing'
  const query = useRequests({ ...toQuery(fields, filters), direction: isOutgoing ? 'outgoing' : 'incoming' })
  return (
    <div className={styles.tab}>
      <FilterBar>
        {!isRep && (
          <Segmented
            label={t('direction')}
            value={isOutgoing ? 'outgoing' : 'incoming'}
            segments={[
              { value: 'incoming', label: t('direction.incoming') },
              { value: 'outgoing', label: t('direction.outgoing') },
            ]}
            onChange={(value) => change({ direction: value })}
          />
        )}
        <span className={styles.select}>
          <SelectField
            label={t('columns.status')}
            isLabelHidden
            options={[
              { value: '', label: t('any.status') },
              ...statuses.map((value) => ({ value, label: t(`status.${value}`) })),
            ]}
            value={status ?? ''}
            onChange={(value) => change({ status: value })}
          />
        </span>
        {actor?.side === 'brand' && (
          <span className={styles.end}>
            <Button icon={<IconUserPlus size={17} stroke={1.7} aria-hidden />} onClick={() => setAsking(true)}>
              {t('ask')}
            </Button>
          </span>
        )}
      </FilterBar>
      <Suspense>{isAsking && <AskDialog onClose={() => setAsking(false)} />}</Suspense>
      <QueryView
        query={query}
        skeleton={<TableSkeleton columns={4} />}
        empty={({ total }) =>
          total === 0 &&
          (status
            ? { onClear: () => change({ status: null }) }
            : { title: t(isOutgoing ? 'empty.outgoing' : 'empty.incoming'), text: t('empty.requests.text') })
        }
      >
        {({ items, ...page }) => (
          <div className={styles.list}>
            <DataTable
              label={t('tabs.requests')}
              words="connections"
              rows={items}
              columns={columns}
              rowKey={({ id }) => id}
            />
            <Pager {...page} onPage={(next) => change({ page: next })} />
          </div>
        )}
      </QueryView>
    </div>
  )
}

/** What was written, and by whom; a word that came with the acceptance stands below. */
function Words({ request: { message, answer, senderName } }: { request: ConnectionRequest }) {
  const t = useT('connections')
  return (
    <span className={styles.words}>
      {message && <span dir="auto">{message}</span>}
      {answer && <span dir="auto">{t('answered', { answer })}</span>}
      {senderName && <bdi className="caption">{senderName}</bdi>}
    </span>
  )
}
