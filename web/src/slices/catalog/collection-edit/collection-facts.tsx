import type { Collection } from '@souk/contract/catalog/collection-shapes.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { DeadlineDay } from '../../../ui/values/date.tsx'
import { FactList } from '../../../ui/values/fact-list.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { CollectionCover } from '../collections/collection-cover.tsx'
import styles from './collection-facts.module.css'

/** The whole collection for a person who may not change it now. */
export function CollectionFacts({ collection }: { collection: Collection }) {
  const t = useT('catalog')
  const format = useFormat()
  const { season, type, shippingStartDate, shippingEndDate, minimumOrderValue, currency, currencies } = collection
  const { description, notes, completeCount, productsCount, deadlineAt, timeZone } = collection
  const facts = [
    { label: t('fields.season'), value: season && <bdi>{season}</bdi> },
    { label: t('fields.type'), value: t(`type.${type}`) },
    {
      label: t('fields.orderDeadline'),
      value: deadlineAt ? <DeadlineDay at={deadlineAt} timeZone={timeZone} /> : t('ongoing'),
    },
    {
      label: t('fields.shipping'),
      value: shippingStartDate && shippingEndDate && (
        <span className="num">
          {t('shipping.window', { from: format.day(shippingStartDate), to: format.day(shippingEndDate) })}
        </span>
      ),
    },
    {
      label: t('fields.minimumOrderValue'),
      value: minimumOrderValue ? <Money amount={minimumOrderValue} currency={currency} /> : t('minimum.brand'),
    },
    { label: t('fields.currencies'), value: <bdi>{format.list(currencies)}</bdi> },
    {
      label: t('complete'),
      value: <span className="num">{t('completeOf', { done: completeCount ?? 0, total: productsCount })}</span>,
    },
    { label: t('fields.description'), value: description && <span dir="auto">{description}</span> },
    { label: t('fields.notes'), value: notes && <span dir="auto">{notes}</span> },
  ]
  return (
    <div className={styles.facts}>
      <FactList facts={facts.filter(({ value }) => value)} />
      <CollectionCover collection={collection} load="soon" />
    </div>
  )
}
