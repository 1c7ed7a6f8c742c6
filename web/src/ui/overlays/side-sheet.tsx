import { Drawer, useDirection } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { EscapeLayers, useEscapeLayers } from './escape-layer.ts'
import { IconButton } from '../layout/button.tsx'
import dialog from './dialog.module.css'
import { rise } from '../browser/motion.ts'
import styles from './side-sheet.module.css'

type Props = {
  isOpen: boolean
  title: string
  onClose: () => void
  actions?: ReactNode
  isDirty?: boolean
  children: ReactNode
}

/** Editing in context: the page stays in view at the start side, and nothing typed is lost by a stray click. */
export function SideSheet({ isOpen, title, onClose, actions, isDirty = false, children }: Props) {
  const t = useT('ui')
  const [hasLayers, changeLayers] = useEscapeLayers()
  const { dir } = useDirection()
  const out = { opacity: 0, transform: `translateX(${dir === 'rtl' ? -6 : 6}px)` }
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={onClose}
      position="right"
      size={480}
      padding={0}
      closeOnEscape={!isDirty && !hasLayers}
      closeOnClickOutside={!isDirty}
      classNames={{ content: styles.content ?? '' }}
      transitionProps={{ ...rise, transition: { ...rise.transition, out } }}
    >
      <Drawer.Overlay className={dialog.overlay} />
      <Drawer.Content>
        <div className={styles.head}>
          <Drawer.Title className={dialog.title}>{title}</Drawer.Title>
          <IconButton label={t('dialog.close')} onClick={onClose}>
            <IconX size={18} stroke={1.7} aria-hidden />
          </IconButton>
        </div>
        <Drawer.Body className={styles.body}>
          <EscapeLayers value={changeLayers}>{children}</EscapeLayers>
        </Drawer.Body>
        {actions && <div className={styles.actions}>{actions}</div>}
      </Drawer.Content>
    </Drawer.Root>
  )
}
