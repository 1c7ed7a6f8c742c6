import { decimalsOf } from '@souk/contract/core/money.ts'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { Control } from './control.tsx'
import control from './control.module.css'
import { Field, type FieldProps, nativeProps } from './field.tsx'
import { amountText, clamp, fullAmount, wholeNumber } from './number-text.ts'
import styles from './number-field.module.css'

type NumberProps = FieldProps<number | null> & { min?: number; max?: number; step?: number; unit?: ReactNode }

/** A whole number. A text input, because the native one turns when the page is scrolled over it. */
export function NumberField({ min = 0, max = Infinity, step = 1, unit, ...field }: NumberProps) {
  const [draft, setDraft] = useState<string | null>(null)

  function read(text: string): void {
    setDraft(text)
    field.onChange(wholeNumber(text))
  }
  function stepWithArrows(event: KeyboardEvent): void {
    const turn = { ArrowUp: step, ArrowDown: -step }[event.key]
    if (!turn) return
    event.preventDefault()
    setDraft(null)
    field.onChange(clamp((field.value ?? 0) + turn, min, max))
  }
  function leave(event: FocusEvent): void {
    setDraft(null)
    field.onBlur?.(event)
  }

  return (
    <Field {...field}>
      {(wires) => (
        <Control {...field} end={unit && <span className={styles.unit}>{unit}</span>}>
          <input
            {...wires}
            {...nativeProps(field)}
            role="spinbutton"
            inputMode="numeric"
            autoComplete="off"
            className={`${control.input} num`}
            value={draft ?? field.value ?? ''}
            aria-valuenow={field.value ?? undefined}
            aria-valuemin={min}
            aria-valuemax={Number.isFinite(max) ? max : undefined}
            aria-required={field.isOptional ? undefined : true}
            onChange={(event) => read(event.target.value)}
            onKeyDown={stepWithArrows}
            onBlur={leave}
          />
        </Control>
      )}
    </Field>
  )
}

/** An amount as text, `"12.50"`: it never becomes a float, and has the decimals of its currency. */
export function MoneyField({ currency, ...field }: FieldProps<string> & { currency: string }) {
  const decimals = decimalsOf(currency)
  function leave(event: FocusEvent): void {
    const full = fullAmount(field.value, decimals)
    if (full !== field.value) field.onChange(full)
    field.onBlur?.(event)
  }
  return (
    <Field {...field}>
      {(wires) => (
        <Control {...field} start={<bdi className={styles.currency}>{currency}</bdi>}>
          <input
            {...wires}
            {...nativeProps(field)}
            inputMode={decimals === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            dir="ltr"
            className={`${control.input} ${styles.amount} num`}
            value={field.value}
            placeholder={fullAmount('0', decimals)}
            aria-required={field.isOptional ? undefined : true}
            onChange={(event) => field.onChange(amountText(event.target.value, decimals))}
            onBlur={leave}
          />
        </Control>
      )}
    </Field>
  )
}
