import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Row } from '../layout/stack.tsx'
import styles from './notice.module.css'

type Kind = 'danger' | 'warning' | 'info' | 'success'
type Props = {
  children: ReactNode
  kind?: Kind
  title?: string
  action?: ReactNode
  isToasted?: boolean // a toast reads it out already
}

const icons = { danger: IconAlertCircle, warning: IconAlertTriangle, info: IconInfoCircle, success: IconCircleCheck }

/** What went wrong, where it went wrong; it stays until the next try. Only danger interrupts a reader. */
export function Notice({ children, kind = 'danger', title, action, isToasted = false }: Props) {
  const Icon = icons[kind]
  return (
    <Row
      align="start"
      role={kind === 'danger' && !isToasted ? 'alert' : undefined}
      className={styles.notice}
      data-kind={kind}
    >
      <Icon size={18} stroke={1.7} aria-hidden className={styles.icon} />
      <div className={styles.words}>
        {title && <strong className={styles.title}>{title}</strong>}
        <div>{children}</div>
      </div>
      {action}
    </Row>
  )
}
