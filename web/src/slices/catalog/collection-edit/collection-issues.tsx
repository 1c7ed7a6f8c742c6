import type { ReviewIssue } from '@souk/contract/catalog/collection-shapes.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import styles from './collection-issues.module.css'

/** Why it came back from the review; gone with the next submission. */
export function CollectionIssues({ issues }: { issues: readonly ReviewIssue[] }) {
  const t = useT('catalog')
  if (issues.length === 0) return null
  return (
    <Notice kind="warning" title={t('issues.title', { count: issues.length })}>
      <ul className={styles.list}>
        {issues.map(({ kind, text, productIds }) => (
          <li key={`${kind} ${text}`}>
            <strong>{t(`issues.${kind}`)}</strong> <span dir="auto">{text}</span>
            {productIds.length > 0 && (
              <span className="caption num"> {t('issues.products', { count: productIds.length })}</span>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
