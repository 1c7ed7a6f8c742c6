import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'

/** Stands for a grid of leads. */
export const CardsSkeleton = () => <TableSkeleton columns={3} />
