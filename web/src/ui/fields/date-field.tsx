import { IconCalendar } from '@tabler/icons-react'
import { useRef } from 'react'
import { useFormat } from '../../lib/language/format.ts'
import { useT } from '../../lib/language/use-t.ts'
import { Control } from './control.tsx'
import control from './control.module.css'
import styles from './date-field.module.css'
import { Field, type FieldProps, type OpenProps, type Wires, nativeProps } from './field.tsx'

type Limits = { min?: string | undefined; max?: string | undefined }

/** A calendar day, `2027-01-15`, in the browser's own picker: it knows the person's calendar and keyboard. */
export function DateField({ min, max, ...field }: OpenProps<string> & Limits) {
  const value = field.value ?? ''
  return (
    <Field {...field}>
      {(wires) => <Day wires={wires} field={field} value={value} min={min} max={max} onChange={field.onChange} />}
    </Field>
  )
}

export type DayRange = { from: string; to: string }

/** Two days that cannot cross: each is the other's limit. */
export function DateRangeField({ min, max, ...field }: FieldProps<DayRange> & Limits) {
  const t = useT('ui')
  const { from, to } = field.value
  return (
    <Field {...field} isGroup>
      {(wires) => (
        <fieldset aria-labelledby={wires['aria-labelledby']} className={styles.place}>
          <div className={styles.range} data-marked={field.error || field.isRight ? '' : undefined}>
            <Day
              wires={wires}
              name={t('dateField.from')}
              field={field}
              value={from}
              min={min}
              max={to || max}
              isMarkless
              onChange={(day) => field.onChange({ from: day, to })}
            />
            <span aria-hidden className={styles.dash}>
              –
            </span>
            <Day
              wires={{ ...wires, id: `${wires.id}to` }}
              name={t('dateField.to')}
              field={field}
              value={to}
              min={from || min}
              max={max}
              onChange={(day) => field.onChange({ from, to: day })}
            />
          </div>
        </fieldset>
      )}
    </Field>
  )
}

type DayProps = Limits & {
  wires: Wires
  name?: string
  field: Omit<FieldProps<never>, 'value' | 'onChange'>
  value: string
  isMarkless?: boolean
  onChange: (day: string) => void
}

function Day({ wires, name, field, value, min, max, isMarkless = false, onChange }: DayProps) {
  const t = useT('ui')
  const format = useFormat()
  const input = useRef<HTMLInputElement>(null)
  const { 'aria-labelledby': labelledBy, ...rest } = wires
  const calendar = (
    <button
      type="button"
      className={control.tool}
      aria-label={name ? t('dateField.openNamed', { name }) : t('dateField.open')}
      disabled={field.isDisabled}
      onClick={() => input.current?.showPicker()}
    >
      <IconCalendar size={18} stroke={1.6} aria-hidden />
    </button>
  )
  return (
    <Control {...field} isMarkless={isMarkless} end={calendar}>
      <span className={styles.frame}>
        {/* The browser writes days in its own language; until it is edited, the day reads in the app's. */}
        <span aria-hidden className={`${styles.shown} num`}>
          {/^\d{4}-\d{2}-\d{2}$/.test(value) ? format.day(value) : t('dateField.none')}
        </span>
        <input
          {...rest}
          {...(name ? { 'aria-label': `${field.label}: ${name}` } : { 'aria-labelledby': labelledBy })}
          {...nativeProps(field)}
          ref={input}
          type="date"
          className={`${control.input} ${styles.day} num`}
          data-blank={value === '' ? '' : undefined}
          value={value}
          min={min}
          max={max}
          aria-required={field.isOptional ? undefined : true}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
    </Control>
  )
}
