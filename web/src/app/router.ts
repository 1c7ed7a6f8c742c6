import { type PatchRoutesOnNavigationFunction, createBrowserRouter } from 'react-router'
import { abilitiesOf, onSessionChange, session } from '../lib/session.ts'
import { onSignOut } from '../lib/sign-out.ts'
import { groundTree, rootId } from './ground-tree.ts'
import { chunk } from './lazy-page.ts'

export function newRouter() {
  const router = createBrowserRouter(groundTree(), { patchRoutesOnNavigation: bringTheApp() })
  onSignOut((to) => void router.navigate(to, { replace: true }))
  askAgainWhenRightsChange(() => void router.revalidate())
  return router
}

/** The table of the whole product is fetched with the first address that is not a bare screen. */
function bringTheApp(): PatchRoutesOnNavigationFunction {
  let isHere = false
  return async ({ patch, signal }) => {
    if (isHere) return
    const { appTree } = await chunk(() => import('./app-tree.ts'))
    patch(rootId, appTree())
    isHere = !signal.aborted
  }
}

/** Signed out in another tab, or another role by now: the guard decides anew about the page that is open. */
function askAgainWhenRightsChange(ask: () => void): void {
  let known = rights()
  onSessionChange(() => {
    const now = rights()
    if (now === known) return
    known = now
    ask()
  })
}

function rights(): string {
  const now = session()
  return JSON.stringify([now.token, now.role, now.entityType, abilitiesOf(now), now.userData?.access])
}
