import type { Collection } from '@souk/contract/catalog/collection-shapes.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { CollectionDeadline } from '../collections/collection-deadline.tsx'
import { CollectionStatus } from '../collections/collection-status.tsx'
import styles from './collection-lead.module.css'

/** Where it stands, what is complete, until when orders come in. */
export function CollectionLead({ collection }: { collection: Collection }) {
  const t = useT('catalog')
  const { status, isArchived, completeCount = 0, productsCount } = collection
  return (
    <span className={styles.lead}>
      <CollectionStatus status={status} isArchived={isArchived} />
      <span>{t(`says.${status}`)}</span>
      {productsCount > 0 && (
        <span className="num">{t('completeOf', { done: completeCount, total: productsCount })}</span>
      )}
      <CollectionDeadline collection={collection} />
    </span>
  )
}
