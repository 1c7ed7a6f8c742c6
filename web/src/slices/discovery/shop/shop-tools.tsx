import { IconGrid3x3, IconLayoutGrid } from '@tabler/icons-react'
import { useT } from '../../../lib/language/use-t.ts'
import { Segmented } from '../../../ui/choices/segmented.tsx'
import { CompactSelect } from '../../../ui/choices/compact-select.tsx'
import type { Density } from '../product/product-card.tsx'
import type { MarketSort, ShopSort } from './shop-sorts.ts'
import styles from './shop-tools.module.css'

type Props<Sort extends ShopSort | MarketSort> = {
  density: Density
  onDensity: (density: Density) => void
  sorts: readonly Sort[]
  sort: Sort
  onSort: (sort: Sort) => void
}

const icons = { comfortable: IconLayoutGrid, compact: IconGrid3x3 }

/** How the shelf is looked at. */
export function ShopTools<Sort extends ShopSort | MarketSort>({
  density,
  onDensity,
  sorts,
  sort,
  onSort,
}: Props<Sort>) {
  const t = useT('discovery')
  return (
    <div className={styles.tools}>
      <Segmented
        label={t('density')}
        value={density}
        segments={(['comfortable', 'compact'] as const).map((value) => {
          const Icon = icons[value]
          return {
            value,
            label: (
              <span className={styles.icon} title={t(`density.${value}`)}>
                <Icon size={18} stroke={1.6} aria-hidden />
                <span className="hidden-text">{t(`density.${value}`)}</span>
              </span>
            ),
          }
        })}
        onChange={onDensity}
      />
      <CompactSelect
        label={t('sort')}
        options={sorts.map((value) => ({ value, label: t(`sort.${value as ShopSort | MarketSort}`) }))}
        value={sort}
        onChange={onSort}
      />
    </div>
  )
}
