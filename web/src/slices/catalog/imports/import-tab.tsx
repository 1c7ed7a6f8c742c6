import { isEditable } from '@souk/contract/catalog/collection-moves.ts'
import type { CatalogImport } from '@souk/contract/catalog/imports.contract.ts'
import { Suspense } from 'react'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { useT } from '../../../lib/language/use-t.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { FormSkeleton } from '../../../ui/feedback/skeletons.tsx'
import type { TabProps } from '../model/collection-tab.ts'
import { ImportOutcome } from './import-outcome.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ImportStart } from './import-start.tsx'
import { useImports } from './import.data.ts'

const ImportColumns = lazyPart(async () => (await import('./import-columns.tsx')).ImportColumns)
const ImportReport = lazyPart(async () => (await import('./import-report.tsx')).ImportReport)

/** Products from a spreadsheet. The newest import decides what is shown, so a reload finds everything as it was. */
export function ImportTab({ collection }: TabProps) {
  const t = useT('imports')
  const imports = useImports(collection?.id ?? '')
  if (!collection) return null
  if (!isEditable({ status: collection.status, isArchived: collection.isArchived ?? false })) {
    return <Notice kind="info">{t(collection.isArchived ? 'catalog.archived' : 'catalog.inReview')}</Notice>
  }
  return (
    <QueryView query={imports} skeleton={<FormSkeleton fields={3} />}>
      {([latest]) => (
        <Stack gap={32}>
          <Stage collectionId={collection.id} job={latest} />
        </Stack>
      )}
    </QueryView>
  )
}

function Stage({ collectionId, job }: { collectionId: string; job: CatalogImport | undefined }) {
  if (job?.status === 'READING' || job?.status === 'APPLYING') return <ImportProgress job={job} />
  if (job?.status === 'MAPPING' && job.sheet) {
    return (
      <Suspense fallback={<FormSkeleton fields={3} />}>
        <ImportColumns key={job.version} job={job} sheet={job.sheet} />
      </Suspense>
    )
  }
  if (job?.status === 'READY') {
    return (
      <Suspense fallback={<FormSkeleton fields={3} />}>
        <ImportReport key={job.id} job={job} />
      </Suspense>
    )
  }
  return (
    <>
      {job && <ImportOutcome job={job} />}
      <ImportStart collectionId={collectionId} />
    </>
  )
}
