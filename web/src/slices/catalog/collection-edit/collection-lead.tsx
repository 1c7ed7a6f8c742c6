import type { Collection } from '@souk/contract/catalog/collection-shapes.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { CollectionDeadline } from '../collections/collection-deadline.tsx'
import { CollectionStatus } from '../collections/collection-status.tsx'
import styles from './collection-lead.module.css'

/** Where it stands, what is complete, until when orders come in. */
export function CollectionLead({ collection }: { collection: Collection }) {
  const t = useT('catalog')
  const last = useSentBack(collection)
  const { status, isArchived, completeCount = 0, productsCount, facts } = collection
  return (
    <span className={styles.lead}>
      <CollectionStatus status={status} isArchived={isArchived} />
      <span>
        {t(status === 'IN_REVIEW' && facts?.isBrandApproved === false ? 'says.waitsForBrand' : `says.${status}`)}
      </span>
      {last && <span>{t('lead.sentBack', last)}</span>}
      {productsCount > 0 && (
        <span className="num">{t('completeOf', { done: completeCount, total: productsCount })}</span>
      )}
      <CollectionDeadline collection={collection} />
    </span>
  )
}

/** The last review that sent it back; after the publication it is over. */
function useSentBack({ status, reviews = [] }: Collection): { day: string; reasons: string } | null {
  const t = useT('catalog')
  const format = useFormat()
  const last = reviews.at(-1)
  if (!last || (status !== 'NEW' && status !== 'IN_REVIEW')) return null
  const reasons = last.issues.map(({ kind, text }) => [t(`issues.${kind}`), text && `\u2068${text}\u2069`])
  return {
    day: format.date(last.at),
    reasons: reasons.map((parts) => parts.filter(Boolean).join(': ')).join(' · '),
  }
}
