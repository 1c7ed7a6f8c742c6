import { useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { Quantity } from '../../../ui/fields/quantity.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { planEach } from './cart-plan.ts'
import { useProducts } from './planned.data.ts'
import { PlanDialog } from './plan-dialog.tsx'

const maxQuantity = 999

type Props = { productIds: readonly string[]; onClose: (isDone: boolean) => void }

/** So many of every size: enough to begin with, the cart has the grid for the rest. */
export function ManyDialog({ productIds, onClose }: Props) {
  const t = useT('cart-acts')
  const [each, setEach] = useState(1)
  const query = useProducts(productIds)
  return (
    <PlanDialog
      title={t('many.title', { count: productIds.length })}
      plan={query.data ? planEach(query.data, each) : null}
      onClose={onClose}
    >
      <QueryView query={query}>
        {() => (
          <Quantity label={t('many.each')} isLabelShown min={1} max={maxQuantity} value={each} onChange={setEach} />
        )}
      </QueryView>
    </PlanDialog>
  )
}
