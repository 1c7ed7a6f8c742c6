import { transactionStatuses } from '@souk/contract/wallet/transaction-words.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Checkbox, CheckboxGroup } from '../../../ui/choices/checkbox.tsx'
import { DateRangeField } from '../../../ui/fields/date-field.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { SideSheet } from '../../../ui/overlays/side-sheet.tsx'
import { useWalletSide } from '../model/wallet-side.ts'
import { useWallet } from '../model/wallet.data.ts'
import styles from '../model/wallet.module.css'
import { ofSide, type TransactionFiltering } from './transaction-filters.ts'

/** Every field a transaction can be found by. */
export function FiltersSheet({ filtering, onClose }: { filtering: TransactionFiltering; onClose: () => void }) {
  const t = useT('wallet')
  const side = useWalletSide()
  const { filters, change, reset, isAny } = filtering
  const currencies = useWallet().data?.balances.map(({ currency }) => currency) ?? []
  return (
    <SideSheet
      isOpen
      title={t('filters')}
      onClose={onClose}
      actions={
        <>
          {isAny && (
            <Button look="quiet" onClick={reset}>
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
          onChange={(kind) => change({ kind })}
          choices={ofSide[side].map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
        <CheckboxGroup
          label={t('columns.status')}
          value={filters.status}
          onChange={(status) => change({ status })}
          choices={transactionStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        />
        <Checkbox
          label={t('overdueOnly')}
          isChecked={filters.isOverdue}
          onChange={(isOverdue) => change({ isOverdue })}
        />
        {currencies.length > 1 && (
          <CheckboxGroup
            label={t('currency')}
            value={filters.currency}
            onChange={(currency) => change({ currency })}
            choices={currencies.map((value) => ({ value, label: value }))}
          />
        )}
        <DateRangeField
          label={t('days')}
          isOptional
          value={{ from: filters.from, to: filters.until }}
          onChange={({ from, to }) => change({ from, until: to })}
        />
      </div>
    </SideSheet>
  )
}
