import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { IconButton } from '../../../ui/layout/button.tsx'
import styles from './drawer.module.css'
import { useModal } from '../../use-modal.ts'

type Props = { onClose: () => void; children: (close: ReactNode) => ReactNode }

/** The navigation of a phone, from the side where reading begins. Open for as long as it is mounted. */
export function Drawer({ onClose, children }: Props) {
  const t = useT('shell')
  const close = (
    <IconButton label={t('nav.close')} onClick={onClose}>
      <IconX size={20} stroke={1.7} aria-hidden />
    </IconButton>
  )
  return (
    <dialog {...useModal(onClose)} aria-label={t('nav.menu')} className={styles.drawer}>
      {children(close)}
    </dialog>
  )
}
