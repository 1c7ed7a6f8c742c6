import { IconDownload, IconHeart, IconLayoutDashboard, IconPackage, IconWallet } from '@tabler/icons-react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { hideOverlay, showOverlay } from '../src/lib/overlay.ts'
import { useWords } from './words.ts'
import { Button } from '../src/ui/layout/button.tsx'
import { AccountMenu } from '../src/app/shell/account/account-menu.tsx'
import { AccountPanel, type Association } from '../src/app/shell/account/account-panel.tsx'
import { BottomBar } from '../src/app/shell/navigation/bottom-bar.tsx'
import { CartBadge } from '../src/app/shell/cart-badge.tsx'
import { Drawer } from '../src/app/shell/navigation/drawer.tsx'
import { ImpersonationBanner } from '../src/app/shell/account/impersonation-banner.tsx'
import { OfflineWords } from '../src/app/shell/offline-line.tsx'
import { ProgressLine } from '../src/app/shell/progress-line.tsx'
import { ScrollToTop } from '../src/app/shell/scroll-to-top.tsx'
import { SideContent } from '../src/app/shell/navigation/side-content.tsx'
import { SideNavigation } from '../src/app/shell/navigation/side-navigation.tsx'
import { TopBar } from '../src/app/shell/top-bar.tsx'
import type { ShownSection } from '../src/app/shell/navigation/use-entries.ts'
import styles from './shell-section.module.css'
import { ShellSpecimen } from './shell-specimen.tsx'

const here = '/'
const quiet = { isCurrent: false, hasNews: false }
/** The numbers of the specimens. */
const known = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
known.setQueryData(['wishlists', 'count'], 4)
known.setQueryData(['orders', 'waiting'], 12)
const sections: readonly ShownSection[] = [
  {
    key: 'main',
    word: 'nav.main',
    entries: [
      { ...quiet, to: here, word: 'nav.dashboard', icon: IconLayoutDashboard, isCurrent: true },
      { ...quiet, to: `${here}?2`, word: 'nav.wishlist', icon: IconHeart, hasNews: true, count: 'wishlists' },
      { ...quiet, to: `${here}?3`, word: 'nav.orders', icon: IconPackage, count: 'orders' },
    ],
  },
  {
    key: 'business',
    word: 'nav.business',
    entries: [
      { ...quiet, to: `${here}?4`, word: 'nav.wallet', icon: IconWallet },
      { ...quiet, to: `${here}?5`, word: 'nav.downloads', icon: IconDownload, hasNews: true },
    ],
  },
]
const places: readonly Association[] = [
  { id: '1', entityId: '1', entityName: 'Kin & Co', entityType: 'retailer', role: 'entityAdmin' },
  { id: '2', entityId: '2', entityName: 'Maison Orla', entityType: 'brand', role: 'salesManager' },
  { id: '3', entityId: '3', entityName: 'Field & Harrow', entityType: 'brand', role: 'salesRepresentative' },
]
const overlayFor = 1_500

export function ShellSection() {
  const t = useWords()
  const [currentId, setCurrentId] = useState('1')
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const [isLoading, setLoading] = useState(false)
  const entity = places.find(({ id }) => id === currentId)?.entityName ?? ''
  const nadia = { name: 'Nadia Karam', email: 'retailer@souk.test', entity }
  const person = {
    ...nadia,
    profile: here,
    associations: places,
    currentId,
    switchTo: ({ id }: Association) => setCurrentId(id),
  }
  const account = <AccountMenu {...person} />
  function cover(): void {
    showOverlay()
    setTimeout(hideOverlay, overlayFor)
  }
  return (
    <QueryClientProvider client={known}>
      <div className={styles.section}>
        <ShellSpecimen title={t('shell.navigation')}>
          <div className={styles.side}>
            <SideNavigation sections={sections} label={t('shell.navigation')} />
          </div>
        </ShellSpecimen>
        <ShellSpecimen title={t('shell.account')}>
          <div className={styles.panel}>
            <AccountPanel {...person} onDone={() => {}} />
          </div>
          <div className={styles.account}>{account}</div>
        </ShellSpecimen>
        <ShellSpecimen title={t('shell.topBar')} isWide>
          <TopBar cart={<CartBadge count={7} to={here} />} onSearch={() => {}} />
        </ShellSpecimen>
        <ShellSpecimen title={t('shell.phone')} isWide>
          <div className={styles.phone}>
            <TopBar
              cart={<CartBadge count={128} to={here} />}
              account={<AccountMenu {...person} shape="initials" />}
              onMenu={() => setDrawerOpen(true)}
            />
            <BottomBar entries={sections.flatMap(({ entries }) => entries)} />
          </div>
        </ShellSpecimen>
        <ShellSpecimen title={t('shell.banners')} isWide>
          <OfflineWords />
          <ImpersonationBanner {...nadia} />
        </ShellSpecimen>
        <ShellSpecimen title={t('shell.progress')} isWide>
          <div className={styles.progress}>
            <ProgressLine label={t('shell.progress')} isOn={isLoading} />
            <div className={styles.buttons}>
              <Button onClick={() => setLoading(!isLoading)}>{t(isLoading ? 'shell.stop' : 'shell.start')}</Button>
              <Button onClick={cover}>{t('shell.overlay')}</Button>
            </div>
            <ScrollToTop onArrive={() => {}} />
          </div>
        </ShellSpecimen>
        {isDrawerOpen && (
          <Drawer onClose={() => setDrawerOpen(false)}>
            {(close) => <SideContent sections={sections} account={account} close={close} />}
          </Drawer>
        )}
      </div>
    </QueryClientProvider>
  )
}
