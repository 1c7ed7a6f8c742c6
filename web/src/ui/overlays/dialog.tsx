import { Modal } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { EscapeLayers, useEscapeLayers } from './escape-layer.ts'
import { IconButton } from '../layout/button.tsx'
import styles from './dialog.module.css'
import { rise } from '../browser/motion.ts'

type Props = {
  isOpen: boolean
  title: string // the question
  onClose: () => void
  actions?: ReactNode // verbs; the last one is what the dialog is for
  isDirty?: boolean
  size?: 'small' | 'normal' | 'wide'
  isOnTop?: boolean // also of a sheet that was opened after it was first there
  children?: ReactNode
}

const above = 310 // of every sheet and menu; toasts stand higher
const widths = { small: 400, normal: 520, wide: 760 }

/** A decision. Esc and the backdrop close it, unless something typed would be lost. */
export function Dialog({
  isOpen,
  title,
  onClose,
  actions,
  isDirty = false,
  size = 'normal',
  isOnTop,
  children,
}: Props) {
  const t = useT('ui')
  const [hasLayers, changeLayers] = useEscapeLayers()
  return (
    <Modal.Root
      opened={isOpen}
      zIndex={isOnTop ? above : 'var(--mantine-z-index-modal)'}
      onClose={onClose}
      centered
      size={widths[size]}
      padding={0}
      closeOnEscape={!isDirty && !hasLayers}
      closeOnClickOutside={!isDirty}
      transitionProps={rise}
      classNames={{ content: styles.content ?? '' }}
    >
      <Modal.Overlay className={styles.overlay} />
      <Modal.Content>
        <div className={styles.head}>
          <Modal.Title className={styles.title}>{title}</Modal.Title>
          <IconButton label={t('dialog.close')} onClick={onClose}>
            <IconX size={18} stroke={1.7} aria-hidden />
          </IconButton>
        </div>
        {children && (
          <Modal.Body className={styles.body}>
            <EscapeLayers value={changeLayers}>{children}</EscapeLayers>
          </Modal.Body>
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
      </Modal.Content>
    </Modal.Root>
  )
}
