import type { PendingDocument } from '@souk/contract/entities/admin.contract.ts'
import type { Language } from '@souk/contract/core/language.ts'
import { fileSize } from '@souk/contract/core/text.ts'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useLanguage } from '../../../lib/language/language.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { oneOf, pageNumber, useUrlState } from '../../../lib/url/url-state.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { DataTable } from '../../../ui/tables/data-table.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Ago, Day } from '../../../ui/values/date.tsx'
import { Pager } from '../../../ui/tables/pager.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { Segmented } from '../../../ui/choices/segmented.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Status, type Tone } from '../../../ui/values/status.tsx'
import { AdminFrame } from './admin-frame.tsx'
import { useReviewDocument } from './admin-writes.data.ts'
import { useAdminDocuments } from './admin.data.ts'
import styles from './admin-documents-page.module.css'

const states = ['PENDING', 'VERIFIED', 'REJECTED', 'EXPIRED'] as const
const tones: Record<string, Tone> = { PENDING: 'warn', VERIFIED: 'ok', REJECTED: 'bad', EXPIRED: 'neutral' }

const RejectDialog = lazyDialog(async () => (await import('./reject-dialog.tsx')).RejectDialog)

/** /admin/documents: the longest waiting first. */
export function AdminDocumentsPage() {
  const t = useT('admin')
  const language = useLanguage()
  const [state, change] = useUrlState({ status: oneOf(states, 'PENDING'), page: pageNumber() })
  const documents = useAdminDocuments(state)
  const review = useReviewDocument()
  const [rejecting, setRejecting] = useState<PendingDocument | null>(null)
  const columns = columnsOf(t, language, review, setRejecting)
  return (
    <AdminFrame place="documents" lead={t('documents.lead')}>
      <QueryView query={documents} skeleton={<TableSkeleton columns={6} />}>
        {({ items, ...page }) => (
          <>
            <DataTable
              name="admin-documents"
              label={t('documents.title')}
              words="admin"
              rows={items}
              columns={columns}
              rowKey={({ id }) => id}
              empty={t('documents.empty')}
              toolbar={
                <Segmented
                  label={t('columns.status')}
                  value={state.status}
                  segments={states.map((one) => ({ value: one, label: t(`status.${one}`) }))}
                  onChange={(next) => change({ status: next })}
                />
              }
            />
            <Pager {...page} onPage={(next) => change({ page: next })} />
          </>
        )}
      </QueryView>
      {rejecting && (
        <Suspense>
          <RejectDialog document={rejecting} onClose={() => setRejecting(null)} />
        </Suspense>
      )}
    </AdminFrame>
  )
}

type Review = ReturnType<typeof useReviewDocument>

function columnsOf(
  t: T,
  language: Language,
  review: Review,
  onReject: (document: PendingDocument) => void,
): Column<PendingDocument>[] {
  return [
    { key: 'entity', isFixed: true, phone: 'title', cell: ({ entity }) => <bdi>{entity.name}</bdi> },
    { key: 'kind', phone: 'line', cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      key: 'file',
      phone: 'line',
      cell: ({ name, bytes, url }) => (
        <>
          <a href={url}>
            <bdi>{name}</bdi>
          </a>{' '}
          <span className="caption num">{fileSize(bytes, language)}</span>
        </>
      ),
    },
    { key: 'expiresOn', phone: 'hidden', cell: ({ expiresOn }) => (expiresOn ? <Day value={expiresOn} /> : '') },
    { key: 'sentAt', phone: 'hidden', cell: ({ createdAt }) => <Ago value={createdAt} /> },
    { key: 'status', phone: 'end', cell: (row) => <Status words="admin" value={row.status} tones={tones} /> },
    {
      key: 'actions',
      isFixed: true,
      cell: (row) =>
        row.status === 'PENDING' && (
          <span className={styles.actions}>
            <Button
              size="small"
              isBusy={review.isPending && review.variables.id === row.id}
              aria-label={t('verify.of', { name: row.name })}
              onClick={() => review.mutate({ id: row.id, status: 'VERIFIED', reason: '' })}
            >
              {t('verify.action')}
            </Button>
            <Button size="small" aria-label={t('reject.of', { name: row.name })} onClick={() => onReject(row)}>
              {t('reject.action')}
            </Button>
          </span>
        ),
    },
  ]
}
