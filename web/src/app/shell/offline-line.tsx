import { IconWifiOff } from '@tabler/icons-react'
import { useT } from '../../lib/language/use-t.ts'
import { useIsOnline } from '../../ui/feedback/use-online.ts'
import styles from './offline-line.module.css'

/** Always in the page, so that a screen reader hears its words come and go. */
export function OfflineLine() {
  const isOnline = useIsOnline()
  return <output className={styles.place}>{!isOnline && <OfflineWords />}</output>
}

export function OfflineWords() {
  const t = useT('shell')
  return (
    <span className={styles.line}>
      <IconWifiOff size={16} stroke={1.7} aria-hidden className={styles.icon} />
      {t('errors.offline')}
    </span>
  )
}
