import { type PatchRoutesOnNavigationFunction, createBrowserRouter } from 'react-router'
import { abilitiesOf, onSessionChange, session } from '../lib/session.ts'
import { onSignOut } from '../lib/sign-out.ts'
import type { AppRoute } from './app-route.ts'
import { groundTree, rootId } from './ground-tree.ts'
import { chunk } from './lazy-page.ts'
import { onPlaceChange } from './place.ts'

export function newRouter() {
  const router = createBrowserRouter(groundTree(), { patchRoutesOnNavigation: bringTheApp() })
  const { dispose } = router
  const leave = [
    onSignOut((to) => {
      if (router.state.initialized && !staysOpen(router.state.matches)) void router.navigate(to, { replace: true })
    }),
    askAgainWhenRightsChange(() => void router.revalidate()),
    onPlaceChange(() => void router.navigate('/', { replace: true })),
  ]
  router.dispose = () => {
    for (const stop of leave) stop()
    dispose()
  }
  return router
}

/** Whoever reads a page that is open to strangers goes on reading: a dead session must not take a reset link away. */
function staysOpen(matches: readonly { route: { handle?: unknown } }[]): boolean {
  const route = matches.at(-1)?.route.handle as AppRoute | undefined
  return route?.guest === true && route.name !== 'auth-logout'
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
function askAgainWhenRightsChange(ask: () => void): () => void {
  let known = rights()
  return onSessionChange(() => {
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
