import { IconAlertCircle } from '@tabler/icons-react'
import { type FocusEvent, type ReactNode, useId } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import styles from './field.module.css'

/** What `useContractForm` hands to a field. */
export type Bound<V> = {
  name?: string
  value: V
  error?: string | undefined
  isRight?: boolean
  onChange: (value: V) => void
  onBlur?: (event: FocusEvent) => void
  onFocus?: () => void
  'data-path'?: string
}
type Frame = {
  label: string
  help?: ReactNode
  error?: string | undefined
  isOptional?: boolean
  isLabelHidden?: boolean
}
export type FieldProps<V> = Bound<V> & Omit<Frame, 'error'> & { isDisabled?: boolean }
/** Null, and nothing at all, are an empty field. */
export type OpenProps<V, Shown = V> = Omit<FieldProps<V>, 'value'> & { value: Shown | null | undefined }

/** What ties a control to its words. */
export type Wires = {
  id: string
  'aria-labelledby': string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type Props = Frame & {
  isGroup?: boolean // several controls under one name: a label can point at one only
  aside?: ReactNode
  children: (wires: Wires) => ReactNode
}

/** Label above, help below, and the objection in the place of the help. */
export function Field({ label, help, error, isOptional, isLabelHidden, isGroup, aside, children }: Props) {
  const t = useT('ui')
  const id = useId()
  const [labelId, noteId] = [`${id}label`, `${id}note`]
  const wires: Wires = {
    id,
    'aria-labelledby': labelId,
    'aria-describedby': error || help ? noteId : undefined,
    'aria-invalid': error ? true : undefined,
  }
  const words = (
    <>
      <span id={labelId}>{label}</span>
      {isOptional && <span className={styles.optional}> {t('field.optional')}</span>}
    </>
  )
  const className = isLabelHidden ? 'hidden-text' : styles.label
  return (
    <div className={styles.field} data-field={label} data-invalid={error ? '' : undefined}>
      {isGroup ? (
        <div className={className}>{words}</div>
      ) : (
        <label className={className} htmlFor={id}>
          {words}
        </label>
      )}
      {children(wires)}
      <div className={styles.below}>
        {error ? (
          <p id={noteId} className={styles.error} data-objection>
            <IconAlertCircle size={16} stroke={1.8} aria-hidden className={styles.icon} />
            <span>{error}</span>
          </p>
        ) : (
          help && (
            <p id={noteId} className={styles.help}>
              {help}
            </p>
          )
        )}
        {aside}
      </div>
    </div>
  )
}

/** The part of a field that a native control understands. */
export function nativeProps({
  name,
  onBlur,
  onFocus,
  isDisabled,
  'data-path': path,
}: Omit<FieldProps<never>, 'value' | 'onChange'>) {
  return { name, onBlur, onFocus, disabled: isDisabled, 'data-path': path }
}
