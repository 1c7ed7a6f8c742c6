import { useLoadReferenceLists } from '../../lib/reference-lists.ts'
import { TourCorner } from './tour-corner.tsx'

/** What is loaded after the page. */
export function LateCorners() {
  useLoadReferenceLists()
  return <TourCorner />
}
