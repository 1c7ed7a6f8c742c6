import type { BrandCollectionRow } from '@souk/contract/catalog/collection-shapes.ts'
import { Link } from 'react-router'
import { useT } from '../../../lib/language/use-t.ts'
import { Row } from '../../../ui/layout/stack.tsx'
import { Progress } from '../../../ui/feedback/progress.tsx'
import { CollectionCover } from './collection-cover.tsx'
import { CollectionDeadline } from './collection-deadline.tsx'
import { CollectionMenu } from './collection-menu.tsx'
import { CollectionStatus } from './collection-status.tsx'
import styles from './collection-card.module.css'

type Props = { collection: BrandCollectionRow; load: 'hero' | 'soon' | 'later' }

/** The whole card leads to the collection; its name is the link. */
export function CollectionCard({ collection, load }: Props) {
  const t = useT('catalog')
  const { id, collectionName, season, type, status, isArchived, productsCount, completeCount = 0 } = collection
  return (
    <article className={styles.card}>
      <CollectionCover collection={collection} load={load} />
      <div className={styles.head}>
        <h2 className={styles.name}>
          <Link to={`/collections/edit/${id}`} className={styles.link}>
            <bdi>{collectionName}</bdi>
          </Link>
        </h2>
        <CollectionStatus status={status} isArchived={isArchived} />
        <span className={styles.menu}>
          <CollectionMenu collection={collection} />
        </span>
      </div>
      <Row as="p" gap={12} className={styles.facts}>
        {season && <bdi>{season}</bdi>}
        <span>{t(`type.${type}`)}</span>
        <span className="num">{t('products', { count: productsCount })}</span>
      </Row>
      <Row as="p" gap={12} className={styles.facts}>
        <CollectionDeadline collection={collection} />
      </Row>
      {productsCount > 0 && <Progress label={t('complete')} value={completeCount} max={productsCount} />}
    </article>
  )
}
