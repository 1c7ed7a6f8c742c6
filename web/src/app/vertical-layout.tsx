import { Outlet } from 'react-router'
import { Breadcrumb } from './breadcrumb.tsx'
import { Preferences } from './preferences.tsx'
import { SideNavigation } from './side-navigation.tsx'
import { SignedInAs } from './signed-in-as.tsx'
import { SkipLink } from './skip-link.tsx'
import { useMainFocus } from './use-main-focus.ts'
import styles from './vertical-layout.module.css'
import { Wordmark } from './wordmark.tsx'

/** The working frame: navigation at the side, a bar on top, the page. */
export function VerticalLayout() {
  const main = useMainFocus()
  return (
    <div className={styles.layout}>
      <SkipLink />
      <aside className={styles.side}>
        <div className={styles.brand}>
          <Wordmark />
        </div>
        <SideNavigation />
        <SignedInAs />
      </aside>
      <header className={styles.bar}>
        <div className={styles.smallBrand}>
          <Wordmark />
        </div>
        <Preferences />
      </header>
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <Breadcrumb />
        <Outlet />
      </main>
    </div>
  )
}
