import type { OrderSide } from '@souk/contract/orders/order-moves.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { ChoiceChips } from '../../../ui/choices/chips.tsx'
import type { ListChoices } from '../../../ui/lists/list-choices.ts'
import { useSide } from '../model/order-side.ts'
import { type FilterQuery, useFieldValues, valuesOf } from '../model/orders.data.ts'
import { type View, views, viewQuery } from './order-views.ts'

/** The call that counts the values of a filter has another name for some. */
const countedAs = {
  counterpartId: 'counterpart',
  storeId: 'store',
  collectionId: 'collection',
  salesRepId: 'salesRep',
  type: 'type',
  paymentMethod: 'paymentMethod',
  fulfilment: 'fulfilment',
  payment: 'payment',
  work: 'work',
  integration: 'integration',
  currency: 'currency',
} as const
type Counted = keyof typeof countedAs
export const counted = Object.keys(countedAs) as Counted[]
/** How an order stands with connected stores, and who looks after it, are the brand's own affair. */
const brandOnly: readonly string[] = ['salesRepId', 'integration']
export const days = ['from', 'until', 'isCancelAsked'] as const

/** What orders can be narrowed by; those of one partner are not narrowed by it. */
export const orderChoices = (t: T, side: OrderSide, narrowing: FilterQuery, isOfPartner = false): ListChoices => ({
  of: [
    ...counted.filter(
      (name) => (side === 'brand' || !brandOnly.includes(name)) && !(isOfPartner && name === 'counterpartId'),
    ),
    ...days,
  ],
  labelOf: (name) => (name === 'counterpartId' ? t(`field.counterpartId.${side}`) : undefined),
  valuesOf: (name) => (name in countedAs ? valuesOf(countedAs[name as Counted], narrowing) : undefined),
  named: ['paymentMethod'],
})

type TabsProps = { view: View; narrowing: FilterQuery; onView: (view: string | undefined) => void }

/** Orders by what they need: mine, theirs, agreed, over. The numbers are those of the other filters. */
export function OrderTabs({ view, narrowing, onView }: TabsProps) {
  const t = useT('orders')
  const format = useFormat()
  const side = useSide()
  const statuses = useFieldValues('status', narrowing).data
  const turns = useFieldValues('turn', narrowing).data
  function count(one: View): number | undefined {
    if (one === 'yours') return turns?.find(({ value }) => value === 'true')?.count ?? (turns && 0)
    const wanted = viewQuery(one, side).status?.toString().split(',')
    return statuses?.reduce((sum, { value, count }) => sum + (!wanted || wanted.includes(value) ? count : 0), 0)
  }
  return (
    <ChoiceChips
      label={t('views')}
      isSingle
      value={[view]}
      onChange={([next]) => onView(next)}
      chips={views.map((value) => {
        const number = count(value)
        return {
          value,
          label: t(`view.${value}.${side}`),
          count: number === undefined ? '' : format.number(number), // its place is there before it
        }
      })}
    />
  )
}
