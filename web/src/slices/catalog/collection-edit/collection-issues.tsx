import type { CollectionReview, ReviewIssue } from '@souk/contract/catalog/collection-shapes.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import styles from './collection-issues.module.css'

/** Why it came back from the review. */
export function CollectionIssues({ issues }: { issues: readonly ReviewIssue[] }) {
  const t = useT('catalog')
  if (issues.length === 0) return null
  return (
    <Notice kind="warning" title={t('issues.title', { count: issues.length })}>
      <IssueList issues={issues} />
    </Notice>
  )
}

/** Every review that sent the collection back, the newest first; it stays after the next submission. */
export function CollectionReviews({ reviews }: { reviews: readonly CollectionReview[] }) {
  const t = useT('catalog')
  const format = useFormat()
  if (reviews.length === 0) return null
  return (
    <details className={styles.history} open>
      <summary>{t('reviews.title')}</summary>
      {reviews.toReversed().map(({ at, issues }) => (
        <section key={at}>
          <h3>{t('reviews.sentBack', { day: format.date(at) })}</h3>
          <IssueList issues={issues} />
        </section>
      ))}
    </details>
  )
}

function IssueList({ issues }: { issues: readonly ReviewIssue[] }) {
  const t = useT('catalog')
  return (
    <Stack as="ul" gap={4} className={styles.list}>
      {issues.map(({ kind, text, productIds }) => (
        <li key={`${kind} ${text}`}>
          <strong>{t(`issues.${kind}`)}</strong> <span dir="auto">{text}</span>
          {productIds.length > 0 && (
            <span className="caption num"> {t('issues.products', { count: productIds.length })}</span>
          )}
        </li>
      ))}
    </Stack>
  )
}
