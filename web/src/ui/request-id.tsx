import { useState } from 'react'
import { useT } from '../lib/use-t.ts'
import styles from './request-id.module.css'

/** Small, and copied with one click: what support asks for first. */
export function RequestId({ id }: { id: string }) {
  const t = useT('ui')
  const [isCopied, setCopied] = useState(false)
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(id)
    setCopied(true)
  }
  return (
    <p className={`caption ${styles.line}`}>
      <span>{t('state.requestId')}</span>
      <bdi dir="ltr" className={`${styles.id} num`}>
        {id}
      </bdi>
      <button type="button" className={styles.copy} onClick={() => void copy()}>
        {t('state.copy')}
      </button>
      <output>{isCopied && t('state.copied')}</output>
    </p>
  )
}
