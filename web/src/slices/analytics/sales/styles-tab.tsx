import type { Style } from '@souk/contract/analytics/sales.contract.ts'
import { Link } from 'react-router'
import { useT } from '../../../lib/language/use-t.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { CardsSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { useStyles } from '../model/analytics.data.ts'
import styles from '../model/analytics.module.css'
import { Stack } from '../../../ui/layout/stack.tsx'
import { TitledCard } from '../../../ui/layout/titled-card.tsx'
import { ExportButton } from '../export/export-button.tsx'
import { useFigures } from '../model/figures.ts'
import { ordersLink, useSalesFilters } from '../filters/use-sales-filters.ts'

/** What sells best and what sells least, with pictures. */
export function StylesTab() {
  const t = useT('analytics')
  const { period, filters } = useSalesFilters()
  const query = useStyles({ ...period, ...filters })
  return (
    <QueryView query={query} skeleton={<CardsSkeleton cards={6} />}>
      {({ best, slowest, currency }) => (
        <Stack gap={24}>
          <TitledCard title={t('styles.best')} end={<ExportButton table="best" />}>
            <StyleList list={best} currency={currency} />
          </TitledCard>
          <TitledCard title={t('styles.slowest')} end={<ExportButton table="slowest" />}>
            <p className={styles.note}>{t('styles.slowest.text')}</p>
            <StyleList list={slowest} currency={currency} />
          </TitledCard>
        </Stack>
      )}
    </QueryView>
  )
}

function StyleList({ list, currency }: { list: readonly Style[]; currency: string }) {
  const t = useT('analytics')
  const { money, percent, count } = useFigures(currency)
  const { period, filters } = useSalesFilters()
  if (list.length === 0) return <p className={styles.note}>{t('empty')}</p>
  return (
    <ul className={styles.styles}>
      {list.map(({ productId, name, styleCode, image, amount, units, sellThrough, leftToShip }) => (
        <Stack key={productId} as="li" gap={4} className={styles.style}>
          <Picture source={image} alt="" code={styleCode} sizes="180px" />
          <Link to={ordersLink('/sales-analytics/orders', period, filters, { productId })}>
            <bdi>{name}</bdi>
          </Link>
          <bdi className="num">{money(amount)}</bdi>
          <span className={styles.note}>{t('unitsOf', { units: count(units) })}</span>
          {sellThrough !== null && (
            <span className={styles.note}>{t('sellThrough.is', { share: percent(sellThrough) })}</span>
          )}
          {leftToShip > 0 && <span className={styles.note}>{t('leftToShip.is', { units: count(leftToShip) })}</span>}
        </Stack>
      ))}
    </ul>
  )
}
