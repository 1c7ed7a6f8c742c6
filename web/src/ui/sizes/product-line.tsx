import type { ReactNode } from 'react'
import { Row } from '../layout/stack.tsx'
import styles from './product-line.module.css'

type Props = { level: 'h2' | 'h3'; name: ReactNode; children: ReactNode }

/** What a line of a cart or a list is called, and under it what is said of it in a few words. */
export function ProductLineHead({ level: Heading, name, children }: Props) {
  return (
    <>
      <Heading className={styles.name} dir="auto">
        {name}
      </Heading>
      <Row as="p" gap={12} className={styles.facts}>
        {children}
      </Row>
    </>
  )
}
