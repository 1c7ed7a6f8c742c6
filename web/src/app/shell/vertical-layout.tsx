import { Suspense, useState } from 'react'
import { lazyControl } from '../../lib/code/lazy-dialog.tsx'
import { Outlet, useLocation } from 'react-router'
import { ReachablePages } from '../../lib/reachable-pages.ts'
import { useAbility, useSession } from '../../lib/session/use-session.ts'
import { narrow, useMedia } from '../../ui/browser/use-media.ts'
import { AccountCorner } from './account/account-corner.tsx'
import { BellCorner } from './bell-corner.tsx'
import { BottomBar } from './navigation/bottom-bar.tsx'
import { Breadcrumb } from './navigation/breadcrumb.tsx'
import { CartCorner } from './cart-corner.tsx'
import { Drawer } from './navigation/drawer.tsx'
import { HelpButton } from './help-button.tsx'
import { GuestCorner } from './account/guest-corner.tsx'
import { LegalLinks } from './legal-links.tsx'
import { OfflineLine } from './offline-line.tsx'
import { searchProvidersOf } from '../search/search-providers.ts'
import { ScrollToTop } from './scroll-to-top.tsx'
import { SearchableTopBar } from '../search/searchable-top-bar.tsx'
import { SideContent } from './navigation/side-content.tsx'
import { SkipToContent } from './skip-to-content.tsx'
import { DownloadsProvider } from '../downloads-provider.tsx'
import { ProductActionsProvider } from '../product-actions-provider.tsx'
import { SavedViewsProvider } from '../saved-views-provider.tsx'
import { TopBar } from './top-bar.tsx'
import { AcceptLine } from '../../slices/legal/door.ts'
import { useAccount } from './account/use-account.ts'
import { useEntries } from './navigation/use-entries.ts'
import { useHeaderHeight } from './use-header-height.ts'
import { useMainFocus } from '../use-main-focus.ts'
import { useOpenPlaces } from './use-reachable-pages.ts'
import styles from './vertical-layout.module.css'
import { barEntries } from './navigation/visible-navigation.ts'

/** Loaded for admins only. */
const ImpersonationBanner = lazyControl(
  async () => (await import('./account/impersonation-banner.tsx')).ImpersonationBanner,
)
const LateCorners = lazyControl(async () => (await import('./late-corners.tsx')).LateCorners)

/** The working frame: navigation at the side or under the thumb, a bar on top, the page. */
export function VerticalLayout() {
  const main = useMainFocus()
  const sections = useEntries()
  const isPhone = useMedia(narrow)
  const isOpen = useOpenPlaces()
  const { entityType } = useSession()
  return (
    <ReachablePages value={isOpen}>
      <div className={styles.layout}>
        <SkipToContent />
        {!isPhone && (
          <aside className={styles.side}>
            <SideContent sections={sections} account={<AccountCorner shape="line" />} />
          </aside>
        )}
        <Header isPhone={isPhone} sections={sections} onTop={() => main.current?.focus({ preventScroll: true })} />
        <main id="main" ref={main} tabIndex={-1} className={styles.main}>
          <Breadcrumb />
          <DownloadsProvider>
            <ProductActionsProvider>
              <SavedViewsProvider>
                <Outlet />
              </SavedViewsProvider>
            </ProductActionsProvider>
          </DownloadsProvider>
          {entityType === 'guest' && <LegalLinks />}
        </main>
        {isPhone && <BottomBar entries={barEntries(sections)} />}
        <Suspense>
          <LateCorners />
        </Suspense>
      </div>
    </ReachablePages>
  )
}

type HeaderProps = { isPhone: boolean; sections: ReturnType<typeof useEntries>; onTop: () => void }

function Header({ isPhone, sections, onTop }: HeaderProps) {
  const header = useHeaderHeight()
  const can = useAbility()
  const account = useAccount()
  const { userData, entityType } = useSession()
  const isImpersonated = userData?.isImpersonated ?? false
  const isGuest = entityType === 'guest' // their way in is beside it, and signing in waits in the drawer
  const providers = searchProvidersOf(entityType ?? null, can)
  const [isMenuOpen, openMenu, closeMenu] = useMenu()
  const bar = {
    passing: <ScrollToTop onArrive={onTop} />,
    cart: (
      <>
        {can('read', 'Help') && <HelpButton />}
        <CartCorner />
        <BellCorner />
        <GuestCorner />
      </>
    ),
    ...(isPhone && { account: !isGuest && <AccountCorner shape="initials" />, onMenu: openMenu }),
  }
  return (
    <header ref={header} className={styles.header}>
      <OfflineLine />
      <Suspense>
        {isImpersonated && account && <ImpersonationBanner {...account} visit={userData?.impersonation} />}
        {userData?.mustAcceptTerms && <AcceptLine />}
      </Suspense>
      {providers.length > 0 ? <SearchableTopBar {...bar} providers={providers} /> : <TopBar {...bar} />}
      {isPhone && isMenuOpen && (
        <Drawer onClose={closeMenu}>
          {(close) => <SideContent sections={sections} account={<AccountCorner shape="line" />} close={close} />}
        </Drawer>
      )}
    </header>
  )
}

/** Open until it is closed, or until it has led somewhere. */
function useMenu() {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  return [openAt === key, () => setOpenAt(key), () => setOpenAt(null)] as const
}
