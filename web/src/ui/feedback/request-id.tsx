import { useT } from '../../lib/language/use-t.ts'
import styles from './request-id.module.css'
import { useCopy } from '../fields/use-copy.ts'

/** Small, and copied with one click: what support asks for first. */
export function RequestId({ id }: { id: string }) {
  const t = useT('ui')
  const { state, copy } = useCopy(id)
  return (
    <p className={`caption ${styles.line}`}>
      <span>{t('state.requestId')}</span>
      <bdi dir="ltr" className={`${styles.id} num`}>
        {id}
      </bdi>
      <button type="button" className={styles.copy} onClick={() => void copy()}>
        {t('state.copy')}
      </button>
      <output>
        {state === 'copied' && t('state.copied')}
        {state === 'failed' && t('copy.failed')}
      </output>
    </p>
  )
}
