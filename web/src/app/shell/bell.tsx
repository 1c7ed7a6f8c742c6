import { IconBell } from '@tabler/icons-react'
import { Suspense, useId } from 'react'
import { lazyDialog } from '../../lib/code/lazy-dialog.tsx'
import { loadNamespaces } from '../../lib/language/i18n.ts'
import { useT } from '../../lib/language/use-t.ts'
import styles from './bell.module.css'
import { useCount } from './counts.ts'
import { IconCount, iconClass } from './icon-count.tsx'
import { usePanel } from './use-panel.ts'

/** The list is fetched when it is first opened. */
const NotificationPanel = lazyDialog(async () => {
  const [module] = await Promise.all([
    import('../../slices/messaging/notifications/notification-panel.tsx'),
    loadNamespaces('messaging'),
  ])
  return module.NotificationPanel
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
        className={iconClass}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      >
        <span className="hidden-text">{t('bell.label', { count: unread })}</span>
        <IconBell size={20} stroke={1.6} aria-hidden />
        <IconCount value={unread} />
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
