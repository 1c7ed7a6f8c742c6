import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { FilterBar } from '../../../ui/tables/filter-bar.tsx'
import { medium, useMedia } from '../../../ui/browser/use-media.ts'
import { type FilterProps, FiltersColumn } from './filters-column.tsx'
import styles from './filters-layout.module.css'

const FiltersSheet = lazyDialog(async () => (await import('./filters-sheet.tsx')).FiltersSheet)

type Props = FilterProps & { total: number | undefined; children: ReactNode }

/** A list with its filters beside it; where there is no room for a column they wait in a sheet. */
export function FiltersLayout({ total, children, ...filters }: Props) {
  const t = useT('discovery')
  const isNarrow = useMedia(medium)
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  if (isOpen && !isWanted) setWanted(true)
  const applied = filters.facets.flatMap(({ name, chosen, choices }) =>
    chosen.map((value) => ({
      key: `${name} ${value}`,
      label: choices.find((one) => one.value === value)?.label ?? value,
      onRemove: () =>
        filters.onChoose(
          name,
          chosen.filter((one) => one !== value),
        ),
    })),
  )
  if (!isNarrow) {
    return (
      <div className={styles.layout}>
        <div className={styles.side}>
          <FiltersColumn {...filters} />
        </div>
        <div className={styles.list}>{children}</div>
      </div>
    )
  }
  return (
    <div className={styles.list}>
      <div className={styles.open}>
        <FilterBar filters={applied} {...(filters.onClear && { onClear: filters.onClear })}>
          <Button icon={<IconAdjustmentsHorizontal size={16} stroke={1.7} aria-hidden />} onClick={() => setOpen(true)}>
            {applied.length > 0 ? t('filters.openSome', { count: applied.length }) : t('filters.open')}
          </Button>
        </FilterBar>
      </div>
      {isWanted && (
        <Suspense>
          <FiltersSheet {...filters} isOpen={isOpen} total={total} onClose={() => setOpen(false)} />
        </Suspense>
      )}
      {children}
    </div>
  )
}
