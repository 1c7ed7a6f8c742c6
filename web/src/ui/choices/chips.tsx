import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { Row } from '../layout/stack.tsx'
import styles from './chips.module.css'

type Chip = { value: string; label: string; count?: ReactNode }
type ChoiceProps = {
  label: string
  chips: readonly Chip[]
  value: readonly string[]
  onChange: (value: string[]) => void
  isSingle?: boolean
}

/** Choices at a glance; pressed ones are filled. With `isSingle` a second press takes the choice back. */
export function ChoiceChips({ label, chips, value, onChange, isSingle }: ChoiceProps) {
  function toggle(one: string): void {
    if (value.includes(one)) onChange(value.filter((other) => other !== one))
    else onChange(isSingle ? [one] : [...value, one])
  }
  return (
    <Row aria-label={label} as="fieldset" gap={6} className={styles.chips}>
      {chips.map((chip) => (
        <button
          key={chip.value}
          type="button"
          className={styles.chip}
          aria-pressed={value.includes(chip.value)}
          onClick={() => toggle(chip.value)}
        >
          {chip.label}
          {chip.count !== undefined && <span className={`${styles.count} num`}>{chip.count}</span>}
        </button>
      ))}
    </Row>
  )
}

type AppliedProps = {
  label: string
  chips: readonly Chip[]
  onRemove: (value: string) => void
  onClear?: () => void
}

/** What is applied now, each with its way out; more than one can go together. */
export function AppliedChips({ label, chips, onRemove, onClear }: AppliedProps) {
  const t = useT('ui')
  if (chips.length === 0) return null
  return (
    <Row aria-label={label} as="ul" gap={6} className={styles.chips}>
      {chips.map((chip) => (
        <li key={chip.value} className={styles.applied}>
          <span>{chip.label}</span>
          <button
            type="button"
            className={styles.remove}
            aria-label={t('chips.remove', { name: chip.label })}
            onClick={() => onRemove(chip.value)}
          >
            <IconX size={14} stroke={2} aria-hidden />
          </button>
        </li>
      ))}
      {onClear && chips.length > 1 && (
        <li>
          <button type="button" className={styles.clear} onClick={onClear}>
            {t('chips.clear')}
          </button>
        </li>
      )}
    </Row>
  )
}
