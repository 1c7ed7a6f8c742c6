import { fullAmount } from '@souk/contract/core/number-text.ts'
import { decimalsOf } from '@souk/contract/core/money.ts'
import { type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { type T, useT } from '../../lib/language/use-t.ts'
import { Control } from './control.tsx'
import control from './control.module.css'
import { Field, type OpenProps, nativeProps } from './field.tsx'
import { clamp, useNumberReader } from './number-text.ts'
import styles from './number-field.module.css'
import { useTypedNumber } from './use-typed-number.ts'

type NumberProps = OpenProps<number | null> & { min?: number; max?: number; step?: number; unit?: ReactNode }

/** A whole number; what is none is NaN. A text input, because the native one turns when the page is scrolled over it. */
export function NumberField({ min = 0, max = Infinity, step = 1, unit, ...field }: NumberProps) {
  const t = useT('ui')
  const readNumber = useNumberReader()
  const known = Number.isFinite(field.value) ? Number(field.value) : null
  const typed = useTypedNumber<number | null>({
    value: field.value ?? null,
    show: () => String(known ?? ''),
    read: (text) => {
      const { value, problem } = readNumber(text, { decimals: 0, mayBeNegative: min < 0 })
      return { value: value === null ? (problem === null ? null : Number.NaN) : Number(value), problem }
    },
    onChange: field.onChange,
  })

  function press(event: KeyboardEvent): void {
    typed.pressEnter(event)
    const turn = { ArrowUp: step, ArrowDown: -step }[event.key]
    if (!turn) return
    event.preventDefault()
    typed.drop()
    field.onChange(clamp((known ?? 0) + turn, min, max))
  }
  function leave(event: FocusEvent): void {
    typed.leave()
    field.onBlur?.(event)
  }
  const problem = typed.problem ?? field.error ?? outside(known, min, max, t)

  return (
    <Field {...field} error={problem}>
      {(wires) => (
        <Control {...field} error={problem} end={unit && <span className={styles.unit}>{unit}</span>}>
          <input
            {...wires}
            {...nativeProps(field)}
            {...typed.mark}
            role="spinbutton"
            inputMode="numeric"
            autoComplete="off"
            className={`${control.input} num`}
            value={typed.text}
            aria-valuenow={known ?? undefined}
            aria-valuemin={min}
            aria-valuemax={Number.isFinite(max) ? max : undefined}
            aria-required={field.isOptional ? undefined : true}
            onChange={(event) => typed.type(event.target.value)}
            onKeyDown={press}
            onBlur={leave}
          />
        </Control>
      )}
    </Field>
  )
}

/** Why a number may not be as large or as small as it is. */
export function outside(value: number | null, min: number, max: number, t: T): string | undefined {
  if (value === null) return undefined
  if (value < min) return t('numbers.atLeast', { text: String(value), least: min })
  return value > max ? t('numbers.atMost', { text: String(value), most: max }) : undefined
}

/** An amount as text, `"12.50"`: it never becomes a float, and has the decimals of its currency. What is no amount stays as it was typed. */
export function MoneyField({ currency, ...field }: OpenProps<string, string | number> & { currency: string }) {
  const decimals = decimalsOf(currency)
  return (
    <DecimalField
      {...field}
      decimals={decimals}
      currency={currency}
      start={<bdi className={styles.currency}>{currency}</bdi>}
    />
  )
}

/** A share of a hundred, with at most two decimals. */
export function PercentField(field: OpenProps<string, string | number> & { mayBeNegative?: boolean }) {
  return <DecimalField {...field} decimals={2} isPercent end={<span className={styles.unit}>%</span>} />
}

type DecimalProps = OpenProps<string, string | number> & {
  decimals: number
  currency?: string
  isPercent?: boolean
  mayBeNegative?: boolean
  start?: ReactNode
  end?: ReactNode
}

/** A number as text; amounts are written out with all decimals of their currency. */
export function DecimalField({
  decimals,
  currency,
  isPercent = false,
  mayBeNegative = false,
  start,
  end,
  ...field
}: DecimalProps) {
  const readNumber = useNumberReader()
  const form = { decimals, isPercent, mayBeNegative, ...(currency && { currency }) }
  const typed = useTypedNumber<string>({
    value: String(field.value ?? ''),
    show: (value) => value,
    read: (text) => {
      const { value, problem } = readNumber(text, form)
      return { value: value ?? (problem === null ? '' : text), problem }
    },
    onChange: field.onChange,
    onLeave: (value) => (currency ? fullAmount(value, decimals) : value),
  })
  function leave(event: FocusEvent): void {
    typed.leave()
    field.onBlur?.(event)
  }
  const problem = typed.problem ?? field.error
  return (
    <Field {...field} error={problem}>
      {(wires) => (
        <Control {...field} error={problem} start={start} end={end}>
          <input
            {...wires}
            {...nativeProps(field)}
            {...typed.mark}
            inputMode={decimals === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            dir="ltr"
            className={`${control.input} ${currency ? styles.amount : ''} num`}
            value={typed.text}
            placeholder={currency ? fullAmount('0', decimals) : undefined}
            aria-required={field.isOptional ? undefined : true}
            onChange={(event) => typed.type(event.target.value)}
            onKeyDown={typed.pressEnter}
            onBlur={leave}
          />
        </Control>
      )}
    </Field>
  )
}
