import { TextInput } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { type FocusEvent, type HTMLInputAutoCompleteAttribute, useState } from 'react'
import { useT } from '../lib/use-t.ts'
import { FieldMark } from './field-mark.tsx'
import styles from './fields.module.css'

/** What `useContractForm` hands to a field. */
type Bound = {
  name: string
  value: string
  error?: string | undefined
  isRight: boolean
  onChange: (value: unknown) => void
  onBlur: (event: FocusEvent) => void
}
type Props = Bound & { label: string; autoComplete?: HTMLInputAutoCompleteAttribute }

export function TextField({ isRight, type = 'text', ...field }: Props & { type?: 'text' | 'email' }) {
  const mark = <FieldMark error={field.error} isRight={isRight} />
  return <TextInput {...field} type={type} classNames={styles} rightSection={mark} />
}

export function PasswordField({ isRight, ...field }: Props) {
  const t = useT('ui')
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? IconEyeOff : IconEye
  const section = (
    <div className={styles.section}>
      <FieldMark error={field.error} isRight={isRight} />
      <button
        type="button"
        className={styles.show}
        aria-label={t(isShown ? 'password.hide' : 'password.show')}
        onClick={() => setShown(!isShown)}
      >
        <Icon size={18} stroke={1.6} aria-hidden />
      </button>
    </div>
  )
  return (
    <TextInput
      {...field}
      type={isShown ? 'text' : 'password'}
      classNames={styles}
      rightSection={section}
      rightSectionWidth={72}
    />
  )
}
