import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { Field, type FieldProps, type Wires } from './field.tsx'
import { latinDigits } from '@souk/contract/core/number-text.ts'
import styles from './otp-field.module.css'
import { arrowStep } from '../browser/reading-direction.ts'

const cells = [0, 1, 2, 3, 4, 5]
const digitsOf = (text: string) => latinDigits(text).replace(/\D/g, '')

type Props = FieldProps<string> & { onComplete?: (code: string) => void }

/** Six digits from a mail or a phone. A code reads from the left in both languages, so the cells do too. */
export function OtpField({ onComplete, ...field }: Props) {
  const t = useT('ui')
  const row = useRef<HTMLFieldSetElement>(null)
  const { value, onChange, isDisabled, error } = field

  function focusCell(at: number): void {
    const inputs = row.current?.querySelectorAll('input')
    inputs?.[Math.min(Math.max(at, 0), cells.length - 1)]?.focus()
  }
  function write(at: number, text: string): void {
    const digits = digitsOf(text)
    if (digits === '' && text !== '') return
    const start = Math.min(at, value.length)
    const next = (value.slice(0, start) + digits + value.slice(start + digits.length)).slice(0, cells.length)
    onChange(next)
    focusCell(start + digits.length)
    if (next.length === cells.length && digits !== '') onComplete?.(next)
  }
  function erase(at: number): void {
    onChange(value.slice(0, at) + value.slice(at + 1))
    focusCell(at)
  }
  function move(event: KeyboardEvent<HTMLInputElement>, at: number): void {
    const step = arrowStep(event.key, event.currentTarget)
    const target = { Home: 0, End: cells.length - 1 }[event.key] ?? (step ? at + step : null)
    if (target !== null) focusCell(target)
    else if (event.key === 'Backspace') erase(value[at] === undefined ? Math.max(at - 1, 0) : at)
    else if (event.key === 'Delete') erase(at)
    else if (isAgain(event, value[at])) write(at, event.key)
    else return
    event.preventDefault()
  }
  function paste(event: ClipboardEvent, at: number): void {
    event.preventDefault()
    const digits = digitsOf(event.clipboardData.getData('text'))
    if (digits) write(digits.length >= cells.length ? 0 : at, digits)
  }

  const cell = (wires: Wires, at: number) => (
    <input
      key={at}
      id={at === 0 ? wires.id : undefined}
      className={styles.cell}
      value={value[at] ?? ''}
      disabled={isDisabled}
      inputMode="numeric"
      autoComplete={at === 0 ? 'one-time-code' : 'off'}
      aria-label={t('otp.digit', { label: field.label, at: at + 1, of: cells.length })}
      aria-invalid={wires['aria-invalid']}
      aria-describedby={wires['aria-describedby']}
      data-path={at === 0 ? field['data-path'] : undefined}
      data-filled={value[at] === undefined ? undefined : ''}
      data-invalid={error ? '' : undefined}
      onFocus={(event) => {
        event.target.select()
        field.onFocus?.()
      }}
      onChange={(event) => write(at, typedInto(event.target.value, value[at]))}
      onKeyDown={(event) => move(event, at)}
      onPaste={(event) => paste(event, at)}
      onBlur={(event) => {
        if (!row.current?.contains(event.relatedTarget)) field.onBlur?.(event)
      }}
    />
  )
  return (
    <Field {...field} isGroup>
      {(wires) => (
        <fieldset ref={row} dir="ltr" aria-labelledby={wires['aria-labelledby']} className={`${styles.row} num`}>
          {cells.map((at) => cell(wires, at))}
        </fieldset>
      )}
    </Field>
  )
}

/** The digit that is there already: the browser tells of no change, but the person has typed it. */
function isAgain({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, old: string | undefined): boolean {
  return key.length === 1 && digitsOf(key) === old && !ctrlKey && !metaKey && !altKey
}

/** The new digit beside the old one; a phone that fills in the whole code writes all six into the first cell. */
function typedInto(text: string, old: string | undefined): string {
  return text.length === 2 && old !== undefined ? text.replace(old, '') : text
}
