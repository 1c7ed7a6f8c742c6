import { TableSkeleton } from '../../ui/feedback/skeletons.tsx'

/** In the place of the lines. */
export function SelectionSkeleton() {
  return <TableSkeleton />
}
