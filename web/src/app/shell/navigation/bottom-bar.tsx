import { useT } from '../../../lib/language/use-t.ts'
import styles from './bottom-bar.module.css'
import { NavEntry } from './nav-entry.tsx'
import type { ShownEntry } from './use-entries.ts'

/** What a phone has under the thumb; the drawer holds the rest. */
export function BottomBar({ entries }: { entries: readonly ShownEntry[] }) {
  const t = useT('shell')
  if (entries.length === 0) return null
  return (
    <nav aria-label={t('nav.bar')} className={styles.bar}>
      {entries.map((entry) => (
        <NavEntry key={entry.to} entry={entry} shape="tile" />
      ))}
    </nav>
  )
}
