import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import styles from './difference-view.module.css'
import { useIsRtl } from '../browser/use-rtl.ts'

type Props = { before: string | undefined; after: string | undefined; show: ((value: string) => ReactNode) | undefined }

/** One value that may have changed; who hears it hears which is the old one. */
export function DifferenceCell({ before, after, show = (value) => <bdi>{value}</bdi> }: Props) {
  const t = useT('ui')
  const Arrow = useIsRtl() ? IconArrowLeft : IconArrowRight
  if (before === after) return before !== undefined && show(before)
  if (before === undefined) return <ins className={styles.after}>{show(after ?? '')}</ins>
  if (after === undefined) return <del className={styles.before}>{show(before)}</del>
  return (
    <span className={styles.changed}>
      <del className={styles.before}>
        <span className="hidden-text">{t('difference.before')} </span>
        {show(before)}
      </del>
      <Arrow size={14} stroke={1.7} aria-hidden />
      <ins className={styles.after}>
        <span className="hidden-text">{t('difference.after')} </span>
        {show(after)}
      </ins>
    </span>
  )
}
