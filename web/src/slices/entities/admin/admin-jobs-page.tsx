import type { consoleCalls, FailedJob } from '@souk/contract/entities/console.contract.ts'
import type { Request } from '@souk/contract/core/endpoint.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { type FieldsOf, pageNumber, text, toQuery, useUrlState } from '../../../lib/url/url-state.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { useConfirm } from '../../../ui/overlays/confirm.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { DataTable } from '../../../ui/tables/data-table.tsx'
import { FilterBar } from '../../../ui/tables/filter-bar.tsx'
import { Pager } from '../../../ui/tables/pager.tsx'
import { Ago } from '../../../ui/values/date.tsx'
import { AdminFrame } from './admin-frame.tsx'
import { useDiscardJob, useRetryJob } from './console-writes.data.ts'
import { useFailedJobs } from './console.data.ts'
import styles from './console.module.css'

const fields = { q: text(), page: pageNumber() } satisfies FieldsOf<Request<typeof consoleCalls.jobs>['query']>

/** /admin/jobs: background work that was given up, with why; it runs again or is discarded. */
export function AdminJobsPage() {
  const t = useT('admin')
  const [state, change] = useUrlState(fields)
  const jobs = useFailedJobs(toQuery(fields, state))
  const retry = useRetryJob()
  const discard = useDiscardJob()
  const confirm = useConfirm()
  async function throwAway(job: FailedJob): Promise<void> {
    const isSure = await confirm({
      title: t('jobs.discard.title'),
      text: t('jobs.discard.text', { queue: `\u2068${job.queue}\u2069` }),
      yes: t('jobs.discard'),
      isDestructive: true,
    })
    if (isSure) discard.mutate(job.id)
  }
  return (
    <AdminFrame place="jobs" lead={t('jobs.lead')}>
      <QueryView query={jobs} skeleton={<TableSkeleton columns={5} />}>
        {({ items, ...page }) => (
          <>
            <DataTable
              name="admin-jobs"
              label={t('jobs.title')}
              words="admin"
              rows={items}
              columns={columnsOf(t, retry, (job) => void throwAway(job))}
              rowKey={({ id }) => id}
              empty={state.q ? t('jobs.noMatch') : t('jobs.empty')}
              toolbar={
                <FilterBar search={{ label: t('jobs.search'), value: state.q, onSearch: (q) => change({ q }) }} />
              }
            />
            <Pager {...page} onPage={(next) => change({ page: next })} />
          </>
        )}
      </QueryView>
    </AdminFrame>
  )
}

function columnsOf(
  t: T,
  retry: ReturnType<typeof useRetryJob>,
  onDiscard: (job: FailedJob) => void,
): Column<FailedJob>[] {
  return [
    { key: 'queue', isFixed: true, phone: 'title', cell: ({ queue }) => <bdi>{queue}</bdi> },
    {
      key: 'error',
      phone: 'line',
      cell: ({ error, input }) => (
        <details className={styles.error}>
          <summary>
            <bdi>{error}</bdi>
          </summary>
          <pre dir="ltr">{input}</pre>
        </details>
      ),
    },
    { key: 'tries', numeric: true, phone: 'hidden', cell: ({ tries }) => tries },
    {
      key: 'failedAt',
      phone: 'end',
      cell: ({ failedAt, createdAt }) => <Ago value={failedAt ?? createdAt} />,
    },
    {
      key: 'actions',
      isFixed: true,
      cell: (job) => (
        <span className={styles.row}>
          <Button
            size="small"
            isBusy={retry.isPending && retry.variables === job.id}
            aria-label={t('jobs.retryOf', { queue: job.queue })}
            onClick={() => retry.mutate(job.id)}
          >
            {t('jobs.retry')}
          </Button>
          <Button
            size="small"
            look="quiet"
            aria-label={t('jobs.discardOf', { queue: job.queue })}
            onClick={() => onDiscard(job)}
          >
            {t('jobs.discard')}
          </Button>
        </span>
      ),
    },
  ]
}
