import type { ReactNode } from 'react'
import styles from './side-content.module.css'
import { SideNavigation } from './side-navigation.tsx'
import type { ShownSection } from './use-entries.ts'
import { OnboardingCorner } from '../onboarding-corner.tsx'
import { Wordmark } from '../wordmark.tsx'

type Props = { sections: readonly ShownSection[]; account: ReactNode; close?: ReactNode }

/** What stands at the side of a wide window, and in the drawer of a phone. */
export function SideContent({ sections, account, close }: Props) {
  return (
    <div className={styles.content}>
      <div className={styles.brand}>
        <Wordmark />
        {close}
      </div>
      <SideNavigation sections={sections} />
      <OnboardingCorner />
      <div className={styles.account}>{account}</div>
    </div>
  )
}
