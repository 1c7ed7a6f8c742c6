import type { AuditRow } from '@souk/contract/entities/admin.contract.ts'
import styles from './audit-details.module.css'

/** What was written down beside the deed, as it was written down. */
export function AuditDetails({ row: { details, subject, address } }: { row: AuditRow }) {
  const facts = Object.entries({ ...details, ...(subject && { subject }), ...(address && { address }) })
  return (
    <dl className={styles.facts} dir="ltr">
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
