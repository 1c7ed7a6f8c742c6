import { type ReactNode, useId } from 'react'
import { Stack } from '../../../ui/layout/stack.tsx'
import styles from './profile-section.module.css'

type Props = { title: string; text?: ReactNode; action?: ReactNode; children: ReactNode }

/** What it is about at the start, what can be done at the end; on a phone one under the other. */
export function ProfileSection({ title, text, action, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.words}>
        <h2 id={id}>{title}</h2>
        {text && <p className={styles.text}>{text}</p>}
        {action}
      </div>
      <Stack gap={20}>{children}</Stack>
    </section>
  )
}
