import { useLoadReferenceLists } from '../../lib/reference-lists.ts'
import { ShortcutKeys } from './shortcut-keys.tsx'
import { TourCorner } from './tour-corner.tsx'

/** What is loaded after the page. */
export function LateCorners() {
  useLoadReferenceLists()
  return (
    <>
      <TourCorner />
      <ShortcutKeys />
    </>
  )
}
