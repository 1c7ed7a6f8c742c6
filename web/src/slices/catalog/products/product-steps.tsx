import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { IconButton } from '../../../ui/layout/button.tsx'
import { useIsRtl } from '../../../ui/browser/use-rtl.ts'
import type { Neighbours } from './product-table-neighbours.ts'
import styles from './product-drawer.module.css'

/** Alt with PageDown and PageUp: no field wants these for itself. */
export function useStepKeys({ previous, next }: Neighbours): void {
  const step = useEffectEvent((event: KeyboardEvent) => {
    const go = event.altKey && { PageDown: next, PageUp: previous }[event.key]
    if (!go) return
    event.preventDefault()
    go()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => step(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

/** The product before and after this one, in the order of the table. */
export function ProductSteps({ at, total, previous, next }: Neighbours) {
  const t = useT('products')
  const [Back, On] = useIsRtl() ? [IconChevronRight, IconChevronLeft] : [IconChevronLeft, IconChevronRight]
  return (
    <div className={styles.nav}>
      <IconButton label={t('steps.previous')} isDisabled={!previous} onClick={() => previous?.()}>
        <Back size={18} stroke={1.7} aria-hidden />
      </IconButton>
      <IconButton label={t('steps.next')} isDisabled={!next} onClick={() => next?.()}>
        <On size={18} stroke={1.7} aria-hidden />
      </IconButton>
      {at !== null && <span className={`${styles.place} num`}>{t('steps.at', { at, total })}</span>}
    </div>
  )
}
