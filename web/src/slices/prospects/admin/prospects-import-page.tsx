import { useT } from '../../../lib/language/use-t.ts'
import { AdminFrame } from '../../entities/door.ts'
import { ContactSection } from './contact-section.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { ImportSection } from './import-section.tsx'

/** /admin/prospects: brings in a data set and shows what became of each row. */
export function ProspectsImportPage() {
  const t = useT('prospects-admin')
  return (
    <AdminFrame place="prospects" lead={t('import.lead')}>
      <Stack gap={24}>
        <ImportSection write="importFile" />
        <ContactSection />
      </Stack>
    </AdminFrame>
  )
}
