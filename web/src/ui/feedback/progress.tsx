import { useId } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { Stack } from '../layout/stack.tsx'
import styles from './progress.module.css'

type Props = {
  label: string
  value: number
  max?: number
  /** How far it is, in words; otherwise "3 of 6". */
  text?: string
  isLabelHidden?: boolean
}

/** How much is done: an ink bar that grows from the side where reading begins. */
export function Progress({ label, value, max = 100, text, isLabelHidden = false }: Props) {
  const t = useT('ui')
  const id = useId()
  const done = Math.min(Math.max(value, 0), max)
  const inWords = text ?? t('progress.of', { value: done, max })
  return (
    <Stack gap={8}>
      <div className={isLabelHidden ? 'hidden-text' : styles.words}>
        <span id={id}>{label}</span>
        <span className={`${styles.text} num`}>{inWords}</span>
      </div>
      <progress aria-labelledby={id} aria-valuetext={inWords} max={max} value={done} className={styles.bar} />
    </Stack>
  )
}
