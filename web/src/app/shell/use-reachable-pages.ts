import { useMemo } from 'react'
import { matchPath } from 'react-router'
import { useSession } from '../../lib/session/use-session.ts'
import { decide } from '../routes/guard.ts'
import { routes } from '../routes/routes.ts'

/** Whether a path leads to a page, and past the guard. */
export function useOpenPlaces(): (path: string) => boolean {
  const session = useSession()
  return useMemo(
    () => (target) => {
      const [path = ''] = target.split('?')
      const route = routes.find((one) => matchPath(one.path, path))
      return route !== undefined && decide(route, { session, flags: {}, target, isNewPath: false }).go === 'pass'
    },
    [session],
  )
}
