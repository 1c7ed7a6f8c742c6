import { useId } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { NavEntry } from './nav-entry.tsx'
import styles from './side-navigation.module.css'
import type { ShownSection } from './use-entries.ts'
import { useWord } from '../../app-words.ts'

type Props = { sections: readonly ShownSection[]; label?: string }

export function SideNavigation({ sections, label }: Props) {
  const word = useWord()
  return (
    <nav aria-label={label ?? word('navigation')} className={styles.navigation}>
      {sections.map((section) => (
        <NavSection key={section.key} section={section} />
      ))}
    </nav>
  )
}

/** The first section needs no headline: it is what the product is. */
function NavSection({ section: { key, word, entries } }: { section: ShownSection }) {
  const t = useT('shell')
  const id = useId()
  return (
    <div className={styles.section}>
      <span id={id} className={key === 'main' ? 'hidden-text' : styles.head}>
        {t(word)}
      </span>
      <ul aria-labelledby={id} className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.to}>
            <NavEntry entry={entry} />
          </li>
        ))}
      </ul>
    </div>
  )
}
