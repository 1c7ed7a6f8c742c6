import type { CatalogImport } from '@souk/contract/catalog/imports.contract.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Ago } from '../../../ui/values/date.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'

/** How the last import ended; one that was cancelled left nothing to tell. */
export function ImportOutcome({ job: { status, fileName, failure, rowsTaken, createdAt } }: { job: CatalogImport }) {
  const t = useT('imports')
  const name = `\u2068${fileName}\u2069`
  if (status === 'FAILED') return <Notice title={t('failed.title', { name })}>{failure}</Notice>
  if (status !== 'DONE') return null
  return (
    <Notice kind="success" title={t('done.title', { name })}>
      {t('done.rows', { count: rowsTaken })} <Ago value={createdAt} />
    </Notice>
  )
}
