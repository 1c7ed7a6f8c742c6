import { scrollToTopAfter } from '@souk/contract/core/limits.ts'
import { IconArrowUp } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { iconClass } from './icon-count.tsx'
import styles from './scroll-to-top.module.css'

let isDeep = false

/** Asked for when something scrolls, and once when the page stands: while it is being built, asking would lay it out too early. */
function followScroll(listener: () => void): () => void {
  function look(): void {
    isDeep = scrollY > scrollToTopAfter
    listener()
  }
  const once = requestAnimationFrame(look)
  addEventListener('scroll', look, { passive: true })
  return () => {
    cancelAnimationFrame(once)
    removeEventListener('scroll', look)
  }
}

/** Leads back up from deep down, from the bar: there it covers nothing. The focus goes along, because the button leaves. */
export function ScrollToTop({ onArrive }: { onArrive: () => void }) {
  const isShown = useSyncExternalStore(followScroll, () => isDeep)
  function goUp(): void {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    onArrive()
    scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' })
  }
  return <span className={styles.place}>{isShown && <ScrollButton onClick={goUp} />}</span>
}

export function ScrollButton({ onClick }: { onClick: () => void }) {
  const label = useT('shell')('scroll.top')
  return (
    <button type="button" className={iconClass} aria-label={label} title={label} onClick={onClick}>
      <IconArrowUp size={20} stroke={1.6} aria-hidden />
    </button>
  )
}
