import { scrollToTopAfter } from '@souk/contract/core/limits.ts'
import { IconArrowUp } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useT } from '../lib/use-t.ts'
import styles from './scroll-to-top.module.css'

function followScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

/** Leads back up from deep down. The focus goes along: the button is gone once one is there. */
export function ScrollToTop({ onArrive }: { onArrive: () => void }) {
  const isDeep = useSyncExternalStore(followScroll, () => scrollY > scrollToTopAfter)
  function goUp(): void {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    onArrive()
    scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' })
  }
  return isDeep && <ScrollButton onClick={goUp} />
}

export function ScrollButton({ onClick }: { onClick: () => void }) {
  const label = useT('shell')('scroll.top')
  return (
    <button type="button" className={styles.up} aria-label={label} title={label} onClick={onClick}>
      <IconArrowUp size={20} stroke={1.7} aria-hidden />
    </button>
  )
}
