import type { CollectionRow } from '@souk/contract/catalog/collection-shapes.ts'
import { useId } from 'react'
import { Link } from 'react-router'
import { useT } from '../../../lib/language/use-t.ts'
import { CardGrid } from '../../../ui/lists/card-grid.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Deadline, useNow } from '../../../ui/values/date.tsx'
import { CollectionCover } from '../../catalog/door.ts'
import card from './brand-card.module.css'
import styles from './brand-collections.module.css'
import { type CollectionState, collectionStates, stateOf } from './brand-states.ts'

/** The most urgent first. */
export function BrandCollections({ collections }: { collections: readonly CollectionRow[] }) {
  const now = useNow()
  return collectionStates
    .map((state) => ({ state, list: collections.filter((one) => stateOf(one, now) === state) }))
    .filter(({ list }) => list.length > 0)
    .map(({ state, list }) => <State key={state} state={state} list={list} />)
}

function State({ state, list }: { state: CollectionState; list: readonly CollectionRow[] }) {
  const t = useT('discovery')
  const id = useId()
  return (
    <Stack aria-labelledby={id} as="section" gap={16} className={styles.state}>
      <h2 id={id}>{t(`shop.${state}`)}</h2>
      <CardGrid shape="brand">
        {list.map((collection) => (
          <li key={collection.id}>
            <CollectionCard collection={collection} />
          </li>
        ))}
      </CardGrid>
    </Stack>
  )
}

export function CollectionCard({ collection, brandName }: { collection: CollectionRow; brandName?: string }) {
  const t = useT('discovery')
  const { id, collectionName, season, productsCount, deadlineAt, timeZone } = collection
  return (
    <article className={card.card}>
      <span className={card.picture}>
        <CollectionCover collection={collection} />
      </span>
      <h3 className={card.name}>
        <Link to={`/products/${id}`} className={card.link}>
          <bdi>{collectionName}</bdi>
        </Link>
      </h3>
      <Row as="p" gap={16} className={card.facts}>
        {brandName && <bdi>{brandName}</bdi>}
        {season && <bdi>{season}</bdi>}
        <span className="num">{t('styles', { count: productsCount })}</span>
        <Deadline at={deadlineAt} timeZone={timeZone} />
      </Row>
    </article>
  )
}
