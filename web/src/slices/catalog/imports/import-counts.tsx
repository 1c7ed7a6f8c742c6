import type { CatalogImport } from '@souk/contract/catalog/imports.contract.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import styles from './import-tab.module.css'

/** How many rows are new, changed, the same, or wrong. */
export function ImportCounts({ job: { changes, rowsBad } }: { job: CatalogImport }) {
  const t = useT('imports')
  const format = useFormat()
  const counts = [
    ['new', changes.NEW],
    ['changed', changes.CHANGED],
    ['same', changes.SAME],
    ['bad', rowsBad],
  ] as const
  return (
    <dl className={styles.counts}>
      {counts.map(([key, count]) => (
        <div key={key}>
          <dt>{t(`count.${key}`)}</dt>
          <dd className="num">{format.number(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
