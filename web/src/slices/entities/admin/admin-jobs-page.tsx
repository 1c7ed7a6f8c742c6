import { jobList } from '@souk/contract/entities/admin-lists.ts'
import type { FailedJob } from '@souk/contract/entities/console.contract.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { listFields, useList } from '../../../lib/url/use-list.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { useConfirm } from '../../../ui/overlays/confirm.tsx'
import { ListView } from '../../../ui/lists/list-page.tsx'
import { countColumn, nameColumn } from '../../../ui/tables/columns.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Row } from '../../../ui/layout/stack.tsx'
import { Ago } from '../../../ui/values/date.tsx'
import { AdminFrame } from './admin-frame.tsx'
import { useDiscardJob, useRetryJob } from './console-writes.data.ts'
import { useFailedJobs } from './console.data.ts'
import styles from './console.module.css'

const fields = listFields(jobList, ['q'])

/** /admin/jobs: background work that was given up, with why; it runs again or is discarded. */
export function AdminJobsPage() {
  const t = useT('admin')
  const state = useList(jobList, fields)
  const retry = useRetryJob()
  const discard = useDiscardJob()
  const confirm = useConfirm()
  async function throwAway(job: FailedJob): Promise<void> {
    const isSure = await confirm({
      title: t('jobs.discard.title'),
      text: t('jobs.discard.text', { queue: `\u2068${job.queue}\u2069` }),
      yes: t('saveBar.discard'),
      isDestructive: true,
    })
    if (isSure) discard.mutate(job.id)
  }
  return (
    <AdminFrame place="jobs" lead={t('jobs.lead')}>
      <ListView
        name="admin-jobs"
        label={t('jobs.title')}
        words="admin"
        state={state}
        search={{ label: t('jobs.search') }}
        query={useFailedJobs(state.query)}
        rows={({ items }) => items}
        columns={columnsOf(t, retry, (job) => void throwAway(job))}
        none={{ title: t('jobs.empty') }}
      />
    </AdminFrame>
  )
}

function columnsOf(
  t: T,
  retry: ReturnType<typeof useRetryJob>,
  onDiscard: (job: FailedJob) => void,
): Column<FailedJob>[] {
  return [
    nameColumn('queue', ({ queue }) => queue),
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
    countColumn('tries', ({ tries }) => tries),
    {
      key: 'failedAt',
      phone: 'end',
      cell: ({ failedAt, createdAt }) => <Ago value={failedAt ?? createdAt} />,
    },
    {
      key: 'actions',
      isFixed: true,
      cell: (job) => (
        <Row as="span" gap={12}>
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
            {t('saveBar.discard')}
          </Button>
        </Row>
      ),
    },
  ]
}
