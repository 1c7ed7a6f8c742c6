import type { ReactNode } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import styles from './profile-reader.module.css'

/** Says why there is nothing to type here. */
export function ProfileReader({ children }: { children: ReactNode }) {
  const t = useT('profile')
  return (
    <Stack gap={24} className={styles.reader}>
      <Notice kind="info">{t('readOnly')}</Notice>
      <div>{children}</div>
    </Stack>
  )
}
