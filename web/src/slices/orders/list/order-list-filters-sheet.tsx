import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Checkbox, CheckboxGroup } from '../../../ui/choices/checkbox.tsx'
import { DateRangeField } from '../../../ui/fields/date-field.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { SideSheet } from '../../../ui/overlays/side-sheet.tsx'
import { fieldKey, hasWords, wordOf } from './order-list-active.ts'
import { type FieldName, type OrderFiltering, fieldNamesOf, fieldOf, narrowing } from './order-list-filters.ts'
import { useSide } from '../model/order-side.ts'
import { useFieldValues } from '../model/orders.data.ts'
import styles from './order-list-page.module.css'

type Props = { filtering: OrderFiltering; onClose: () => void }

/** Every field an order can be found by; each choice shows at once behind the sheet. */
export function OrdersFiltersSheet({ filtering, onClose }: Props) {
  const t = useT('orders')
  const side = useSide()
  const { filters, change, reset, isAny } = filtering
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
        {fieldNamesOf(side).map((name) => (
          <FieldChoice key={name} name={name} filtering={filtering} />
        ))}
        <DateRangeField
          label={t('field.placed')}
          isOptional
          value={{ from: filters.from, to: filters.until }}
          onChange={({ from, to }) => change({ from, until: to })}
        />
        <Checkbox
          label={t('status.cancelAsked')}
          isChecked={filters.isCancelAsked}
          onChange={(isCancelAsked) => change({ isCancelAsked })}
        />
      </div>
    </SideSheet>
  )
}

function FieldChoice({ name, filtering: { filters, change } }: { name: FieldName; filtering: OrderFiltering }) {
  const t = useT('orders')
  const side = useSide()
  const query = useFieldValues(fieldOf[name], narrowing(filters))
  return (
    <QueryView query={query}>
      {(values) =>
        values.length > 0 && (
          <CheckboxGroup
            label={t(fieldKey(name, side))}
            value={filters[name]}
            onChange={(next) => change({ [name]: next })}
            choices={values.map(({ value, label, count }) => ({
              value,
              label: <bdi>{hasWords(name) ? wordOf(t, name, value) : label}</bdi>,
              count,
            }))}
          />
        )
      }
    </QueryView>
  )
}
