import { type PatchRoutesOnNavigationFunction, createBrowserRouter } from 'react-router'
import { yieldToMain } from '../../lib/first-visit/yield-to-main.ts'
import { abilitiesOf, onSessionChange, session } from '../../lib/session/session.ts'
import { onSignOut } from '../../lib/session/sign-out.ts'
import type { AppRoute } from './app-route.ts'
import { isAuthRoute } from './is-auth-route.ts'
import { coreTree, rootId } from './core-tree.ts'
import { chunk } from '../../lib/code/chunk.ts'
import { onPlaceChange } from '../association-key.ts'

export function newRouter() {
  const router = createBrowserRouter(coreTree(), { patchRoutesOnNavigation: bringTheApp() })
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

/** A public page stays open when the session ends: a dead session must not take a reset link away. */
function staysOpen(matches: readonly { route: { handle?: unknown } }[]): boolean {
  const route = matches.at(-1)?.route.handle as AppRoute | undefined
  return route?.guest === true && route.name !== 'auth-logout'
}

/** The tables are fetched with the first address that is not a bare screen, that of the frame with the first one behind the door. */
function bringTheApp(): PatchRoutesOnNavigationFunction {
  const here = { app: false, frame: false }
  return async ({ path, patch, signal }) => {
    const { appTree, kitId, loadFrame } = await chunk(() => import('./app-tree.ts'))
    const isFramed = !isAuthRoute(path)
    const frame = isFramed && !here.frame ? await chunk(loadFrame) : []
    await yieldToMain()
    if (!here.app) patch(rootId, appTree(frame)) // at once: with each the router reads all its routes anew
    else if (frame.length > 0) patch(kitId, frame)
    if (signal.aborted) return
    here.app = true
    here.frame ||= isFramed
    if (!here.frame) setTimeout(() => void loadFrame().catch(() => undefined), 2_000) // while the person types their password
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
