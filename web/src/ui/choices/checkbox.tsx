import type { FocusEvent, ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'
import styles from './checkbox.module.css'
import { Stack } from '../layout/stack.tsx'
import { Field, type FieldProps, type OpenProps, type Wires, nativeProps } from '../fields/field.tsx'

type Props = {
  label: ReactNode
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  hint?: ReactNode
  count?: ReactNode
  isMixed?: boolean // some of what it stands for
  isDisabled?: boolean | undefined
  name?: string | undefined
  onBlur?: ((event: FocusEvent) => void) | undefined
  onFocus?: (() => void) | undefined
  wires?: Partial<Wires>
  'data-path'?: string | undefined
}

/** One box and its words; the words can be clicked too. */
export function Checkbox({
  label,
  isChecked,
  onChange,
  hint,
  count,
  isMixed = false,
  isDisabled,
  wires,
  ...rest
}: Props) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed
  }, [isMixed])
  const { 'aria-labelledby': _, 'aria-describedby': note, ...wired } = wires ?? {}
  const described = [hint ? `${id}hint` : '', note ?? ''].filter(Boolean).join(' ')
  return (
    <label className={styles.line} data-disabled={isDisabled ? '' : undefined}>
      <input
        {...rest}
        {...wired}
        ref={box}
        type="checkbox"
        className={styles.box}
        checked={isChecked}
        disabled={isDisabled}
        aria-describedby={described || undefined}
        aria-labelledby={`${id}label`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.words}>
        <span id={`${id}label`}>{label}</span>
        {hint && (
          <span id={`${id}hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      {count !== undefined && <span className={`${styles.count} num`}>{count}</span>}
    </label>
  )
}

/** A yes that is due, such as a consent: it can be objected to. */
export function CheckboxField({ children, ...field }: OpenProps<boolean> & { children?: ReactNode }) {
  return (
    <Field {...field} isGroup isLabelHidden>
      {(wires) => (
        <Checkbox
          {...bound(field)}
          wires={wires}
          label={children ?? field.label}
          isChecked={field.value ?? false}
          onChange={field.onChange}
        />
      )}
    </Field>
  )
}

function bound(field: Omit<FieldProps<never>, 'value' | 'onChange'>) {
  const { disabled: isDisabled, ...rest } = nativeProps(field)
  return { ...rest, isDisabled }
}

type Choice = { value: string; label: ReactNode; count?: ReactNode; hint?: ReactNode; isDisabled?: boolean }

/** Any of several, such as the categories of a filter. */
export function CheckboxGroup({ choices, ...field }: OpenProps<readonly string[]> & { choices: readonly Choice[] }) {
  const { onChange } = field
  const value = field.value ?? []
  function toggle(one: string, isChecked: boolean): void {
    onChange(isChecked ? [...value, one] : value.filter((other) => other !== one))
  }
  return (
    <Field {...field} isGroup>
      {({ 'aria-labelledby': labelledBy, 'aria-describedby': describedBy }) => (
        <Stack
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          as="fieldset"
          gap={2}
          className={styles.group}
        >
          {choices.map(({ value: one, ...choice }) => (
            <Checkbox
              key={one}
              {...choice}
              {...bound(field)}
              isDisabled={field.isDisabled || choice.isDisabled}
              isChecked={value.includes(one)}
              onChange={(isChecked) => toggle(one, isChecked)}
            />
          ))}
        </Stack>
      )}
    </Field>
  )
}
