import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { ChoiceChips } from '../../../ui/choices/chips.tsx'
import { type Filters, type View, narrowing, tabOf, views } from './order-list-filters.ts'
import { useSide } from '../model/order-side.ts'
import { useFieldValues } from '../model/orders.data.ts'
import styles from './order-list-page.module.css'

type Props = { filters: Filters; onView: (view: string | undefined) => void }

/** Orders by what they need: mine, theirs, agreed, over. The numbers are those of the other filters. */
export function OrdersTabs({ filters, onView }: Props) {
  const t = useT('orders')
  const format = useFormat()
  const side = useSide()
  const choice = narrowing(filters)
  const statuses = useFieldValues('status', choice).data
  const turns = useFieldValues('turn', choice).data
  function count(view: View): number | undefined {
    if (view === 'yours') return turns?.find(({ value }) => value === 'true')?.count ?? (turns && 0)
    const wanted = tabOf(view, side).status?.toString().split(',')
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
          return {
            value,
            label: t(`view.${value}.${side}`),
            ...(number !== undefined && { count: format.number(number) }),
          }
        })}
      />
    </div>
  )
}
