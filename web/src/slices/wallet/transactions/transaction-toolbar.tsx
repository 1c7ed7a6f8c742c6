import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { CheckboxGroup, Checkbox } from '../../../ui/choices/checkbox.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { DateRangeField } from '../../../ui/fields/date-field.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { SideSheet } from '../../../ui/overlays/side-sheet.tsx'
import { type ActiveFilter, FilterBar } from '../../../ui/tables/filter-bar.tsx'
import { useWalletSide } from '../wallet-side.ts'
import { useWallet } from '../wallet.data.ts'
import { ofSide, statuses, type TransactionFiltering } from './transaction-filters.ts'
import styles from '../wallet.module.css'

const sorts = ['newest', 'oldest', 'due'] as const

export function TransactionToolbar({ filtering }: { filtering: TransactionFiltering }) {
  const t = useT('wallet')
  const [isOpen, setOpen] = useState(false)
  const { filters, set, clear, isAny } = filtering
  return (
    <div className={styles.narrowing}>
      <FilterBar
        search={{ label: t('search'), value: filters.q, onSearch: (q) => set({ q }) }}
        filters={useActive(filtering)}
        {...(isAny && { onClear: clear })}
      >
        <Button icon={<IconAdjustmentsHorizontal size={16} stroke={1.7} aria-hidden />} onClick={() => setOpen(true)}>
          {t('filters')}
        </Button>
        <span className={styles.select}>
          <SelectField
            label={t('sort')}
            isLabelHidden
            options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
            value={filters.sort}
            onChange={(value) => set({ sort: value === 'newest' ? null : value })}
          />
        </span>
      </FilterBar>
      {isOpen && <FiltersSheet filtering={filtering} onClose={() => setOpen(false)} />}
    </div>
  )
}

function useActive({ filters, set }: TransactionFiltering): ActiveFilter[] {
  const t = useT('wallet')
  const several = (field: 'kind' | 'status' | 'currency', word: (value: string) => string) =>
    filters[field].map((value) => ({
      key: `${field} ${value}`,
      label: word(value),
      onRemove: () => set({ [field]: filters[field].filter((one) => one !== value).join(',') }),
    }))
  return [
    ...several('kind', (value) => t(`kind.${value}`)),
    ...several('status', (value) => t(`status.${value}`)),
    ...several('currency', (value) => value),
    ...(filters.direction
      ? [{ key: 'direction', label: t(`direction.${filters.direction}`), onRemove: () => set({ direction: null }) }]
      : []),
    ...(filters.isOverdue
      ? [{ key: 'overdue', label: t('status.OVERDUE'), onRemove: () => set({ isOverdue: null }) }]
      : []),
    ...(filters.from || filters.until
      ? [
          {
            key: 'days',
            label: `${filters.from}\u2013${filters.until}`,
            onRemove: () => set({ from: null, until: null }),
          },
        ]
      : []),
  ]
}

function FiltersSheet({ filtering, onClose }: { filtering: TransactionFiltering; onClose: () => void }) {
  const t = useT('wallet')
  const side = useWalletSide()
  const { filters, set, clear, isAny } = filtering
  const currencies = useWallet().data?.balances.map(({ currency }) => currency) ?? []
  return (
    <SideSheet
      isOpen
      title={t('filters')}
      onClose={onClose}
      actions={
        <>
          {isAny && (
            <Button look="quiet" onClick={clear}>
              {t('filters.clear')}
            </Button>
          )}
          <Button look="primary" onClick={onClose}>
            {t('filters.done')}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        <CheckboxGroup
          label={t('columns.what')}
          value={filters.kind}
          onChange={(next) => set({ kind: next.join(',') })}
          choices={ofSide[side].map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
        <CheckboxGroup
          label={t('columns.status')}
          value={filters.status}
          onChange={(next) => set({ status: next.join(',') })}
          choices={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        />
        <Checkbox
          label={t('overdueOnly')}
          isChecked={filters.isOverdue}
          onChange={(isOn) => set({ isOverdue: isOn ? 'true' : null })}
        />
        {currencies.length > 1 && (
          <CheckboxGroup
            label={t('currency')}
            value={filters.currency}
            onChange={(next) => set({ currency: next.join(',') })}
            choices={currencies.map((value) => ({ value, label: value }))}
          />
        )}
        <DateRangeField
          label={t('days')}
          isOptional
          value={{ from: filters.from, to: filters.until }}
          onChange={({ from, to }) => set({ from, until: to })}
        />
      </div>
    </SideSheet>
  )
}
