import type { ReactNode } from 'react'
import { Row } from '../../../ui/layout/stack.tsx'
import styles from './list-head.module.css'

/** A sentence about a list, and the one thing that makes it longer. */
export function ListHead({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <Row gap={24} isSpread className={styles.head}>
      <p className={styles.text}>{text}</p>
      {action}
    </Row>
  )
}
