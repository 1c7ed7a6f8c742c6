import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useT } from '../../../lib/language/use-t.ts'
import { IconButton } from '../../../ui/layout/button.tsx'
import { useIsRtl } from '../../../ui/browser/use-rtl.ts'
import styles from './product-quick-look.module.css'

/** Where a product stands on the shelf as it is sorted and filtered, and the way to its neighbours. */
export type LookSteps = { at: number; total: number | undefined; back?: () => void; on?: () => void }

export function QuickSteps({ at, total, back, on }: LookSteps) {
  const t = useT('discovery')
  const [Back, On] = useIsRtl() ? [IconChevronRight, IconChevronLeft] : [IconChevronLeft, IconChevronRight]
  return (
    <div className={styles.steps}>
      {total !== undefined && <span className="caption num">{t('look.at', { at, total })}</span>}
      <IconButton label={t('previous')} isDisabled={!back} onClick={() => back?.()}>
        <Back size={18} stroke={1.7} aria-hidden />
      </IconButton>
      <IconButton label={t('next')} isDisabled={!on} onClick={() => on?.()}>
        <On size={18} stroke={1.7} aria-hidden />
      </IconButton>
    </div>
  )
}
