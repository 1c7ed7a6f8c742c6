import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Waiting } from '../../../ui/feedback/waiting.tsx'

export const orderSkeleton = <TableSkeleton rows={16} columns={3} />
/** As tall as a screen: what comes here is long, and what stands below it must not move under a hand. */
export const LazyOrder = () => <Waiting skeleton={orderSkeleton} />
