import type { PendingDocument } from '@souk/contract/entities/admin.contract.ts'
import { documentList } from '@souk/contract/entities/admin-lists.ts'
import type { Language } from '@souk/contract/core/language.ts'
import { fileSize } from '@souk/contract/core/text.ts'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useLanguage } from '../../../lib/language/language.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { asView, oneOf } from '../../../lib/url/url-state.ts'
import { useList } from '../../../lib/url/use-list.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { ListView } from '../../../ui/lists/list-page.tsx'
import { dayColumn, nameColumn, statusColumn } from '../../../ui/tables/columns.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Ago } from '../../../ui/values/date.tsx'
import { Status, type Tone } from '../../../ui/values/status.tsx'
import { AdminFrame } from './admin-frame.tsx'
import { useReviewDocument } from './admin-writes.data.ts'
import { useAdminDocuments } from './admin.data.ts'
import styles from './admin-documents-page.module.css'

const tones: Record<string, Tone> = { PENDING: 'warn', VERIFIED: 'ok', REJECTED: 'bad', EXPIRED: 'neutral' }

const fields = { status: asView(oneOf(documentList.filters.status.of, 'PENDING')) }

const RejectDialog = lazyDialog(async () => (await import('./reject-dialog.tsx')).RejectDialog)

/** /admin/documents: the longest waiting first. */
export function AdminDocumentsPage() {
  const t = useT('admin')
  const language = useLanguage()
  const state = useList(documentList, fields)
  const review = useReviewDocument()
  const [rejecting, setRejecting] = useState<PendingDocument | null>(null)
  return (
    <AdminFrame place="documents" lead={t('documents.lead')}>
      <ListView
        name="admin-documents"
        label={t('documents.title')}
        words="admin"
        state={state}
        tab="status"
        query={useAdminDocuments(state.query)}
        rows={({ items }) => items}
        columns={columnsOf(t, language, review, setRejecting)}
        none={{ title: t('documents.empty') }}
      />
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
    nameColumn('entity', ({ entity }) => entity.name),
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
    dayColumn('expiresOn', ({ expiresOn }) => expiresOn, { phone: 'hidden' }),
    { key: 'sentAt', phone: 'hidden', cell: ({ createdAt }) => <Ago value={createdAt} /> },
    statusColumn(({ status }) => <Status words="admin" value={status} tones={tones} />),
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
