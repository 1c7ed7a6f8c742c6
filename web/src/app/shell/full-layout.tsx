import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import styles from './full-layout.module.css'
import { Preferences } from './account/preferences.tsx'
import { LegalLinks } from './legal-links.tsx'
import { SkipToContent } from './skip-to-content.tsx'
import { useMainFocus } from '../use-main-focus.ts'
import { Wordmark } from './wordmark.tsx'

/** Screens that stand alone: signing in, and everything that went wrong. */
export function FullLayout() {
  return (
    <FullFrame>
      <Outlet />
    </FullFrame>
  )
}

export function FullFrame({ children }: { children: ReactNode }) {
  const main = useMainFocus()
  return (
    <div className={styles.layout}>
      <SkipToContent />
      <header className={styles.bar}>
        <Wordmark />
        <Preferences />
      </header>
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <LegalLinks />
    </div>
  )
}
