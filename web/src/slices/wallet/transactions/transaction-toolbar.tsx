import { transactionSorts } from '@souk/contract/wallet/transaction-words.ts'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useT } from '../../../lib/language/use-t.ts'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { DownloadMenu } from '../../../ui/overlays/download-menu.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { type ActiveFilter, FilterBar } from '../../../ui/tables/filter-bar.tsx'
import { narrowing, type TransactionFiltering } from './transaction-filters.ts'
import styles from '../model/wallet.module.css'

/** Fetched when filters are opened. */
const FiltersSheet = lazyDialog(async () => (await import('./transaction-filters-sheet.tsx')).FiltersSheet)

export function TransactionToolbar({ filtering }: { filtering: TransactionFiltering }) {
  const t = useT('wallet')
  const [isOpen, setOpen] = useState(false)
  const { filters, change, reset, isAny } = filtering
  return (
    <div className={styles.narrowing}>
      <FilterBar
        search={{ label: t('search'), value: filters.q, onSearch: (q) => change({ q }) }}
        filters={useActive(filtering)}
        {...(isAny && { onClear: reset })}
      >
        <Button icon={<IconAdjustmentsHorizontal size={16} stroke={1.7} aria-hidden />} onClick={() => setOpen(true)}>
          {t('filters')}
        </Button>
        <DownloadMenu of={{ type: 'transactionExport', input: narrowing(filters), formats: ['csv', 'xlsx'] }} />
        <span className={styles.select}>
          <SelectField
            label={t('sort')}
            isLabelHidden
            options={transactionSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
            value={filters.sort}
            onChange={(sort) => change({ sort })}
          />
        </span>
      </FilterBar>
      <Suspense>{isOpen && <FiltersSheet filtering={filtering} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  )
}

function useActive({ filters, change }: TransactionFiltering): ActiveFilter[] {
  const t = useT('wallet')
  const several = (field: 'kind' | 'status' | 'currency', word: (value: string) => string) =>
    filters[field].map((value) => ({
      key: `${field} ${value}`,
      label: word(value),
      onRemove: () => change({ [field]: filters[field].filter((one) => one !== value) }),
    }))
  return [
    ...several('kind', (value) => t(`kind.${value}`)),
    ...several('status', (value) => t(`status.${value}`)),
    ...several('currency', (value) => value),
    ...(filters.direction
      ? [{ key: 'direction', label: t(`direction.${filters.direction}`), onRemove: () => change({ direction: null }) }]
      : []),
    ...(filters.isOverdue
      ? [{ key: 'overdue', label: t('status.OVERDUE'), onRemove: () => change({ isOverdue: null }) }]
      : []),
    ...(filters.from || filters.until
      ? [
          {
            key: 'days',
            label: `${filters.from}\u2013${filters.until}`,
            onRemove: () => change({ from: null, until: null }),
          },
        ]
      : []),
  ]
}
