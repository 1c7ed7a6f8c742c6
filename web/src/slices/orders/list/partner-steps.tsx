import { nextStep } from '@souk/contract/orders/next-step.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { DataTable } from '../../../ui/tables/data-table.tsx'
import { useSide } from '../model/order-side.ts'
import { useOrders } from '../model/orders.data.ts'
import { orderColumns } from './order-columns.tsx'

const shown = 5
const stepColumns: readonly string[] = ['number', 'status', 'due', 'total']
const open = { status: 'PENDING_BRAND,PENDING_RETAILER,CONFIRMED', sort: 'due', limit: 20 } as const

/** What comes next in the orders that are not over: who does it, and by when. */
export function PartnerSteps({ partnerId }: { partnerId: string }) {
  const t = useT('orders')
  const side = useSide()
  return (
    <QueryView
      query={useOrders({ ...open, counterpartId: partnerId })}
      skeleton={<TableSkeleton rows={5} columns={4} />}
    >
      {({ orders }) => {
        const steps = orders.filter((order) => nextStep(order, side) !== null).slice(0, shown)
        if (steps.length === 0) return <p className="caption">{t('steps.none')}</p>
        return (
          <DataTable
            label={t('steps')}
            words="orders"
            rows={steps}
            columns={orderColumns(side).filter(({ key }) => stepColumns.includes(key))}
            rowKey={({ id }) => id}
            rowName={({ number }) => number}
            rowLink={({ id }) => `/order/${id}`}
          />
        )
      }}
    </QueryView>
  )
}
