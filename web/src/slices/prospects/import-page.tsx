import { useT } from '../../lib/language/use-t.ts'
import { Page } from '../../ui/layout/page.tsx'
import { ImportSection } from './admin/import-section.tsx'

/** /prospects-gen-ai/import: a brand's own list of stores, which no other brand sees. */
export function ImportPage() {
  const t = useT('prospects-admin')
  return (
    <Page title={t('own.title')} lead={t('own.lead')} crumbs={[{ label: t('own.back'), to: '/prospects-gen-ai' }]}>
      <ImportSection write="importOwn" />
    </Page>
  )
}
