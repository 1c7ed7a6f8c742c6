import { useT } from '../../../lib/language/use-t.ts'
import { CheckboxGroup } from '../../../ui/choices/checkbox.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { DateRangeField } from '../../../ui/fields/date-field.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { SideSheet } from '../../../ui/overlays/side-sheet.tsx'
import { useShipmentValues } from '../model/shipments.data.ts'
import { useSide } from '../model/side.ts'
import { narrowing, type ShipmentFiltering } from './shipment-filters.ts'
import styles from './shipments.module.css'

type Props = { filtering: ShipmentFiltering; onClose: () => void }

/** Each choice shows at once behind the sheet. */
export function ShipmentFiltersSheet({ filtering, onClose }: Props) {
  const t = useT('shipments')
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
        <Choice name="counterpartId" field="counterpart" filtering={filtering} />
        <Choice name="carrier" field="carrier" filtering={filtering} />
        <DateRangeField
          label={t('field.packed')}
          isOptional
          value={{ from: filters.from, to: filters.until }}
          onChange={({ from, to }) => change({ from, until: to })}
        />
      </div>
    </SideSheet>
  )
}

type ChoiceProps = { name: 'counterpartId' | 'carrier'; field: 'counterpart' | 'carrier'; filtering: ShipmentFiltering }

function Choice({ name, field, filtering: { filters, change } }: ChoiceProps) {
  const t = useT('shipments')
  const side = useSide()
  const query = useShipmentValues(field, narrowing(filters))
  return (
    <QueryView query={query}>
      {(values) =>
        values.length > 0 && (
          <CheckboxGroup
            label={t(field === 'counterpart' ? `field.counterpart.${side}` : 'field.carrier')}
            value={filters[name]}
            onChange={(next) => change({ [name]: next })}
            choices={values.map(({ value, label, count }) => ({ value, label: <bdi>{label}</bdi>, count }))}
          />
        )
      }
    </QueryView>
  )
}
