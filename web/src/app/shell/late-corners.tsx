import { OnboardingCorner } from './onboarding-corner.tsx'
import { useLoadReferenceLists } from '../../lib/reference-lists.ts'
import { ScrollToTop } from './scroll-to-top.tsx'
import { ShortcutKeys } from './shortcut-keys.tsx'
import { TourCorner } from './tour-corner.tsx'

/** What floats over the page and is loaded after it. */
export function LateCorners({ onTop }: { onTop: () => void }) {
  useLoadReferenceLists()
  return (
    <>
      <ScrollToTop onArrive={onTop} />
      <OnboardingCorner />
      <TourCorner />
      <ShortcutKeys />
    </>
  )
}
