import type { OrderRow } from '@souk/contract/orders/order-shapes.ts'
import { Link } from 'react-router'
import { useT } from '../../../lib/language/use-t.ts'
import { Count } from '../../../ui/values/count.tsx'
import { useSide } from '../model/order-side.ts'
import type { View } from '../list/order-views.ts'
import type { Overview } from './order-waiting-card.tsx'
import { TitledCard } from '../../../ui/layout/titled-card.tsx'
import styles from './order-overview-page.module.css'

type Status = OrderRow['status']
type Side = 'brand' | 'retailer'

/** The tabs of the order list, so that each count opens exactly its orders. */
const stages = ['yours', 'theirs', 'confirmed', 'completed', 'ended'] as const satisfies readonly View[]

/** How many orders stand at each stage of the negotiation. */
export function OrderStages({ overview }: { overview: Overview }) {
  const t = useT('order-cards')
  const side = useSide()
  return (
    <TitledCard title={t('overview.stages')}>
      <ul>
        {stages.map((stage) => (
          <li key={stage} className={styles.stage}>
            <Link to={`/orders?view=${stage}`}>
              {t(stage === 'theirs' ? `stage.theirs.${side}` : `stage.${stage}`)}
            </Link>
            <b className="num">
              <Count value={countOf(stage, overview, side)} />
            </b>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}

function countOf(stage: (typeof stages)[number], { waiting, statuses }: Overview, side: Side): number {
  if (stage === 'yours') return waiting.count
  const wanted: Record<Exclude<typeof stage, 'yours'>, readonly Status[]> = {
    theirs: [side === 'brand' ? 'PENDING_RETAILER' : 'PENDING_BRAND'],
    confirmed: ['CONFIRMED'],
    completed: ['COMPLETED'],
    ended: ['REJECTED', 'CANCELLED'],
  }
  return statuses.reduce((sum, { status, count }) => (wanted[stage].includes(status) ? sum + count : sum), 0)
}
