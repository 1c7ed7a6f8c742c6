import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import { useT } from '../../lib/language/use-t.ts'
import styles from './field-mark.module.css'

/** Red with the first objection in a tooltip, green once it is right; the words below the field say the same. */
export function FieldMark({ error, isRight }: { error: string | undefined; isRight: boolean }) {
  const t = useT('ui')
  if (!error && !isRight) return null
  const Icon = error ? IconAlertCircle : IconCircleCheck
  return (
    <span
      className={error ? styles.wrong : styles.right}
      data-mark={error ? 'wrong' : 'right'}
      data-tip={error ?? t('field.right')}
    >
      <Icon size={18} stroke={1.7} aria-hidden />
    </span>
  )
}
