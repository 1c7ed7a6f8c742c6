import { useEffect, useId, useRef } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { NavEntry } from './nav-entry.tsx'
import styles from './side-navigation.module.css'
import type { ShownSection } from './use-entries.ts'
import { useWord } from '../../app-words.ts'

type Props = { sections: readonly ShownSection[]; label?: string }

export function SideNavigation({ sections, label }: Props) {
  const word = useWord()
  const nav = useCurrentInSight(sections)
  return (
    <nav ref={nav} aria-label={label ?? word('navigation')} className={styles.navigation}>
      {sections.map((section) => (
        <NavSection key={section.key} section={section} />
      ))}
    </nav>
  )
}

/** The console has more lines than a low window: the current one is scrolled to. */
function useCurrentInSight(sections: readonly ShownSection[]) {
  const nav = useRef<HTMLElement>(null)
  const current = sections.flatMap(({ entries }) => entries).find(({ isCurrent }) => isCurrent)?.to
  useEffect(() => {
    nav.current?.querySelector(`[href="${current}"]`)?.scrollIntoView?.({ block: 'nearest' })
  }, [current])
  return nav
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
