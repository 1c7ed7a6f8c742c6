import { Suspense, lazy } from 'react'
import { idle } from '../../lib/first-visit/when-idle.ts'
import { useSession } from '../../lib/session/use-session.ts'
import styles from './bell-corner.module.css'

/** Comes when the browser is idle; its place is reserved, so that nothing moves. */
const Bell = lazy(async () => {
  await idle()
  const module = await import('./bell.tsx').catch(() => null) // without a network the page stays, without its bell
  return { default: module?.Bell ?? Nothing }
})
const Nothing = () => null

/** Guests have no notifications. */
export function BellCorner() {
  const { token, entityType } = useSession()
  if (token === null || entityType === 'guest') return null
  return (
    <span className={styles.place}>
      <Suspense>
        <Bell />
      </Suspense>
    </span>
  )
}
