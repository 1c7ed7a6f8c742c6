import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { ChoiceChips } from '../../../ui/choices/chips.tsx'
import { useShipmentValues } from '../model/shipments.data.ts'
import { narrowing, type ShipmentFilterState, tabOf, type View, views } from './shipment-filters.ts'
import styles from './shipments.module.css'

type Props = { filters: ShipmentFilterState; onView: (view: string | undefined) => void }

/** Shipments by what they need, with the counts that the other filters leave. */
export function ShipmentTabs({ filters, onView }: Props) {
  const t = useT('shipments')
  const format = useFormat()
  const query = narrowing(filters)
  const statuses = useShipmentValues('status', query).data
  const claims = useShipmentValues('openClaim', query).data
  function count(view: View): number | undefined {
    if (view === 'claims') return claims?.find(({ value }) => value === 'true')?.count ?? (claims && 0)
    const wanted = tabOf(view).status?.toString().split(',')
    return statuses?.reduce((sum, one) => sum + (!wanted || wanted.includes(one.value) ? one.count : 0), 0)
  }
  return (
    <div className={styles.tabs}>
      <ChoiceChips
        label={t('views')}
        isSingle
        value={[filters.view]}
        onChange={([view]) => onView(view)}
        chips={views.map((value) => {
          const number = count(value)
          return { value, label: t(`view.${value}`), ...(number !== undefined && { count: format.number(number) }) }
        })}
      />
    </div>
  )
}
