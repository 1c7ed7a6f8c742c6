import { IconBell } from '@tabler/icons-react'
import { Suspense, lazy, useId } from 'react'
import { loadNamespaces } from '../../lib/language/i18n.ts'
import { useT } from '../../lib/language/use-t.ts'
import { Count } from '../../ui/values/count.tsx'
import styles from './bell.module.css'
import { useCount } from './counts.ts'
import { usePanel } from './use-panel.ts'

const most = 99

/** The list is fetched when it is first opened. */
const NotificationPanel = lazy(async () => {
  const [module] = await Promise.all([
    import('../../slices/messaging/notifications/notification-panel.tsx'),
    loadNamespaces('messaging'),
  ])
  return { default: module.NotificationPanel }
})

/** How many notifications are unread, in every tab at once. */
export function Bell() {
  const t = useT('shell')
  const id = useId()
  const unread = useCount('notifications') ?? 0
  const { isOpen, toggle, close, frame, opener } = usePanel()
  return (
    <div ref={frame} className={styles.frame}>
      <button
        ref={opener}
        type="button"
        className={styles.bell}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      >
        <span className="hidden-text">{t('bell.label', { count: unread })}</span>
        <IconBell size={20} stroke={1.6} aria-hidden />
        {unread > 0 && (
          <span className={styles.count} aria-hidden>
            <Count value={Math.min(unread, most)} isMore={unread > most} />
          </span>
        )}
      </button>
      {isOpen && (
        <div id={id} className={styles.panel}>
          <Suspense fallback={<div className={styles.waiting} />}>
            <NotificationPanel onDone={close} />
          </Suspense>
        </div>
      )}
    </div>
  )
}
