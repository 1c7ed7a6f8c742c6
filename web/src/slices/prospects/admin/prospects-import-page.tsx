import { useT } from '../../../lib/language/use-t.ts'
import { AdminFrame } from '../../entities/door.ts'
import styles from '../model/prospects.module.css'
import { ContactSection } from './contact-section.tsx'
import { ImportSection } from './import-section.tsx'

/** /admin/prospects: brings in a data set and shows what became of each row. */
export function ProspectsImportPage() {
  const t = useT('prospects-admin')
  return (
    <AdminFrame place="prospects" lead={t('import.lead')}>
      <div className={styles.stack}>
        <ImportSection write="importFile" />
        <ContactSection />
      </div>
    </AdminFrame>
  )
}
