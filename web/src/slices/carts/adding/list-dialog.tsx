import { useT } from '../../../lib/language/use-t.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { planList } from './cart-plan.ts'
import { useListLines } from './planned.data.ts'
import { PlanDialog } from './plan-dialog.tsx'

type Props = { wishlistId: string; name: string; onClose: () => void }

/** The quantities as the list keeps them. */
export function ListDialog({ wishlistId, name, onClose }: Props) {
  const t = useT('cart-acts')
  const query = useListLines(wishlistId)
  return (
    <PlanDialog title={t('list.title', { name })} plan={query.data ? planList(query.data) : null} onClose={onClose}>
      <QueryView query={query}>{() => t('list.text')}</QueryView>
    </PlanDialog>
  )
}
