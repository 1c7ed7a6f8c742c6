import { rights } from '@souk/contract/core/rights/rights.ts'
import { useMay } from '../../lib/session/use-session.ts'
import { useT } from '../../lib/language/use-t.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { ImportSection } from './admin/import-section.tsx'

/** /prospects-gen-ai/import: a brand's own list of stores, which no other brand sees. */
export function ImportPage() {
  const t = useT('prospects-admin')
  const mayImport = useMay(rights.leadSales)
  return (
    <Page title={t('own.title')} lead={t('own.lead')} crumbs={[{ label: t('own.back'), to: '/prospects-gen-ai' }]}>
      {mayImport ? <ImportSection write="importOwn" /> : <Notice kind="info">{t('own.role')}</Notice>}
    </Page>
  )
}
