import { Link } from 'react-router'
import { useT } from '../../../lib/language/use-t.ts'
import { Count } from '../../../ui/values/count.tsx'
import { type CountKey, useCount } from '../counts.ts'
import styles from './nav-entry.module.css'
import type { ShownEntry } from './use-entries.ts'

type Props = { entry: ShownEntry; shape?: 'line' | 'tile' }

/** A way into a part of the product: a line at the side, a tile in the bar of a phone. */
export function NavEntry({ entry: { to, word, icon: Icon, isCurrent, hasNews, count }, shape = 'line' }: Props) {
  const t = useT('shell')
  return (
    <Link to={to} className={styles.entry} data-shape={shape} aria-current={isCurrent ? 'page' : undefined}>
      <span className={styles.icon}>
        <Icon size={shape === 'tile' ? 21 : 18} stroke={1.6} aria-hidden />
        {hasNews && <span className={styles.dot} />}
      </span>
      <span className={styles.word}>{t(word)}</span>
      {hasNews && <span className="hidden-text">{t('nav.news')}</span>}
      {shape === 'line' && count && <EntryCount of={count} />}
    </Link>
  )
}

function EntryCount({ of }: { of: CountKey }) {
  const count = useCount(of)
  return (
    count && (
      <span className={styles.count}>
        <Count value={count} />
      </span>
    )
  )
}
