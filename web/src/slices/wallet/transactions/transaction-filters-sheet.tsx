import { useT } from '../../../lib/language/use-t.ts'
import { Checkbox, CheckboxGroup } from '../../../ui/choices/checkbox.tsx'
import { DateRangeField } from '../../../ui/fields/date-field.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { SideSheet } from '../../../ui/overlays/side-sheet.tsx'
import { useWalletSide } from '../wallet-side.ts'
import { useWallet } from '../wallet.data.ts'
import styles from '../wallet.module.css'
import { ofSide, statuses, type TransactionFiltering } from './transaction-filters.ts'

/** Every field a transaction can be found by. */
export function FiltersSheet({ filtering, onClose }: { filtering: TransactionFiltering; onClose: () => void }) {
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
